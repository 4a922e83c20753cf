import { Outlet, ScrollRestoration } from "react-router";
import { Bar } from "./bar.tsx";

/** The bar and, below it, the screen. */
export function Frame() {
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-60 -translate-y-[200%] bg-paper px-5 py-3 focus:translate-y-0"
      >
        Skip to the content
      </a>
      <Bar />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
