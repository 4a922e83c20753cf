import { lazy, Suspense, useEffect } from "react";
import { Outlet, ScrollRestoration, useNavigate } from "react-router";
import { listen } from "#desk/api/events.ts";
import { useSessionEnded } from "#desk/api/session-state.ts";
import { KeyHelp } from "#desk/keys/key-help.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { Mark } from "#ui/wordmark.tsx";
import { Bar } from "./bar.tsx";
import { ConnectionBanner } from "./connection.tsx";

export function Frame() {
  const navigate = useNavigate();
  useEffect(() => listen(), []);
  useKeys({
    "g q": () => void navigate("/"),
    "g u": () => void navigate("/quoted"),
    "g a": () => void navigate("/accepted"),
    "g l": () => void navigate("/all"),
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

const SignInDialog = lazy(async () => {
  const { SignInDialog: dialog } = await import("./sign-in-dialog.tsx");
  return { default: dialog };
});

/** Asks to sign in again once the session has ended. */
function SignInAgain() {
  if (!useSessionEnded()) return null;
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  );
}

/** Shown until the first data arrives. */
export function Starting() {
  return (
    <main className="grid min-h-svh place-content-center text-granite">
      <Mark />
      <h1 className="sr-only">The quote desk is starting</h1>
    </main>
  );
}
