import { StrictMode, useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandName } from "#site/client-entries.ts";

/** Hydrates each `Island` of this name, and sets `data-hydrated` on it. An island's entry calls it. */
export function hydrateIslands<Props extends object>(name: IslandName, Part: ComponentType<Props>) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const { props = "{}", idPrefix = "" } = element.dataset;
    hydrateRoot(
      element,
      <StrictMode>
        <Hydrated element={element}>
          <Part {...(JSON.parse(props) as Props)} />
        </Hydrated>
      </StrictMode>,
      { identifierPrefix: idPrefix },
    );
  }
}

function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  // Only an effect learns when hydration is done.
  useEffect(() => {
    element.toggleAttribute("data-hydrated", true);
  }, [element]);
  return children;
}
