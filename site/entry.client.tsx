import { StrictMode, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

// Each island is a file of its own, so that a page fetches the form that it shows and no other.
const islands: Record<string, () => Promise<ComponentType<never>>> = {
  booking: async () => (await import("./pages/booking/booking-island.tsx")).BookingIsland,
  contact: async () => (await import("./pages/contact/contact-island.tsx")).ContactIsland,
};

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  void wake(element);
}

/** Hydrates one `Island` with the props that lie beside it. */
async function wake(element: HTMLElement) {
  const [data, container] = element.children;
  const load = islands[element.dataset["island"] ?? ""];
  if (!load || !data || !container) return;
  const Part = (await load()) as ComponentType<object>;
  const props = JSON.parse(data.textContent) as object;
  hydrateRoot(
    container,
    <StrictMode>
      <Part {...props} />
    </StrictMode>,
  );
}
