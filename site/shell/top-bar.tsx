import { BarContent } from "./bar-content.tsx";
import { topBarLinks } from "./navigation.ts";

/** Links from 768 px on, a button for the menu below that, and Reserve always. */
export function TopBar() {
  return (
    <header data-top-bar className="top-bar fixed inset-x-0 top-0 z-40 text-white">
      <BarContent links={topBarLinks} isReserveKept />
    </header>
  );
}
