import { useId, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import entries from "virtual:client-entries";
import type { IslandName } from "#site/client-entries.ts";

/** A part of a page that React hydrates, as a root of its own; `props` must be JSON. */
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
        // Asked for after the picture: React moves a link without a handler into the head.
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" onLoad={() => {}} />
      ))}
    </>
  );
}
