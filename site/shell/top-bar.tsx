import { BarContent } from "./bar-content.tsx";
import { topBarLinks } from "./navigation.ts";

/** Links from 768 px on, a button for the menu below that, and Reserve always. */
export function TopBar() {
  return (
    <header data-top-bar className="top-bar text-white">
      <BarContent links={topBarLinks} isReserveKept />
    </header>
  );
}
