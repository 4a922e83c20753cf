import type { ComponentType } from "react";

/**
 * A part of a page that React takes over in the browser; everything around it stays plain HTML.
 * The part is written into the page at build time and works before its script arrives.
 * @param name  the island's key in `site/entry.client.tsx`
 * @param part  the component; it must not use React Router's hooks or `useId`, because it is
 *              hydrated as a tree of its own
 * @param props what it is given on both sides; must be JSON
 */
export function Island<Props extends object>({
  name,
  part: Part,
  props,
}: {
  name: string;
  part: ComponentType<Props>;
  props: Props;
}) {
  return (
    <div data-island={name}>
      <script
        type="application/json"
        // `<` must not end the element early; JSON reads \u003c as the same character.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
      />
      <div>
        <Part {...props} />
      </div>
    </div>
  );
}
