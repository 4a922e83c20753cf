import { useId, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import entries from "virtual:client-entries";
import type { IslandName } from "#site/client-entries.ts";

/** A part of a page that React hydrates as a separate root; `props` must be JSON. */
export function Island<Props extends object>({
  name,
  part: Part,
  props,
}: {
  name: IslandName;
  part: ComponentType<Props>;
  props: Props;
}) {
  const identifierPrefix = useId();
  const { address, imports } = entries[name];
  const scripts = [...imports, address];
  return (
    <>
      <div
        data-island={name}
        data-scripts={scripts.join(" ")}
        data-props={JSON.stringify(props)}
        data-id-prefix={identifierPrefix}
        dangerouslySetInnerHTML={{
          __html: renderToString(<Part {...props} />, { identifierPrefix }),
        }}
      />
      {scripts.map((href) => (
        // Without a handler, React would move this link into the head, ahead of the picture.
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" onLoad={() => {}} />
      ))}
    </>
  );
}
