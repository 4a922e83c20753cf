import { Outlet, ScrollRestoration, useNavigate } from "react-router";
import { KeyHelp } from "#desk/keys/key-help.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { Bar } from "./bar.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { useEvents } from "./use-events.ts";

/** The bar, the state of the connection and, below them, the screen. */
export function Frame() {
  const navigate = useNavigate();
  useEvents();
  useKeys({
    "g q": () => void navigate("/"),
    "g u": () => void navigate("/quoted"),
    "g a": () => void navigate("/accepted"),
  });
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-60 -translate-y-[200%] bg-paper px-5 py-3 focus:translate-y-0"
      >
        Skip to the content
      </a>
      <Bar />
      <ConnectionBanner />
      <Outlet />
      <KeyHelp />
      <SignInAgain />
      <ScrollRestoration />
    </>
  );
}
