import { StrictMode, useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandName } from "#site/client-entries.ts";

/**
 * Hydrates each `Island` of this name on the page, and sets `data-hydrated` on it when its events
 * are answered. An island's entry calls it once.
 */
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
  // Hydration ends at a time of React's own choice, and only an effect learns of it.
  useEffect(() => {
    element.toggleAttribute("data-hydrated", true);
  }, [element]);
  return children;
}
