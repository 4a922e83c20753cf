import { startTransition, StrictMode, useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandName } from "#site/client-entries.ts";
import { reportFaults } from "#ui/report-faults.ts";

/** Hydrates each `Island` with this name and sets `data-hydrated` on it. An island's entry calls it. */
export function hydrateIslands<Props extends object>(name: IslandName, Part: ComponentType<Props>) {
  reportFaults();
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const { props = "{}", idPrefix = "" } = element.dataset;
    // In a transition React works in slices and can respond to touches in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <Hydrated element={element}>
            <Part {...(JSON.parse(props) as Props)} />
          </Hydrated>
        </StrictMode>,
        { identifierPrefix: idPrefix },
      );
    });
  }
}

function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  // Only an effect knows when hydration is done.
  useEffect(() => {
    element.toggleAttribute("data-hydrated", true);
  }, [element]);
  return children;
}
