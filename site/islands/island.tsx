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
  return (
    <div
      data-island={name}
      data-entry={address}
      data-preload={imports.join(" ")}
      data-props={JSON.stringify(props)}
      data-id-prefix={identifierPrefix}
      dangerouslySetInnerHTML={{
        __html: renderToString(<Part {...props} />, { identifierPrefix }),
      }}
    />
  );
}
