import { lazy, Suspense, useEffect } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router";
import { askToSignIn, useSessionState } from "#desk/api/client.ts";
import { listen } from "#desk/api/events.ts";
import { reportUse } from "#desk/api/session.ts";
import { announceShortNotice } from "#desk/api/short-notice.ts";
import { Button, KeyCap } from "#desk/controls/button.tsx";
import { KeyHelp } from "#desk/keys/key-help.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { isListPath } from "#desk/summary/request-path.ts";
import { officeTime } from "#desk/times/moments.ts";
import { Mark } from "#ui/wordmark.tsx";
import { Bar } from "./bar.tsx";
import { ConnectionBanner } from "./connection.tsx";

export function Frame() {
  const navigate = useNavigate();
  useEffect(() => listen(), []);
  useEffect(() => reportUse(), []);
  useEffect(() => announceShortNotice(), []);
  useKeys({
    "g q": () => void navigate("/"),
    "g u": () => void navigate("/quoted"),
    "g a": () => void navigate("/accepted"),
    "g f": () => void navigate("/followup"),
    "g l": () => void navigate("/all"),
    n: () => void navigate("/new"),
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
      <LockBar />
      <Outlet />
      <Suspense>
        <UndoBars />
      </Suspense>
      <KeyHelp />
      <SignInAgain />
      <ScrollRestoration />
    </>
  );
}

const UndoBars = lazy(async () => {
  const { UndoBars: bars } = await import("#desk/quote/undo-bars.tsx");
  return { default: bars };
});

const SignInDialog = lazy(async () => {
  const { SignInDialog: dialog } = await import("./sign-in-dialog.tsx");
  return { default: dialog };
});

/** Asks for a sign-in after the session has ended, and at a locked desk for everything but the lists. */
function SignInAgain() {
  const { hasEnded, lockedAt, isAsking } = useSessionState();
  const { pathname } = useLocation();
  if (!hasEnded && !isAsking && (lockedAt === null || isListPath(pathname))) return null;
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  );
}

/** A notice above a list that nobody has used the desk for a while. */
function LockBar() {
  const { lockedAt } = useSessionState();
  const { pathname } = useLocation();
  const isShown = lockedAt !== null && isListPath(pathname);
  useKeys({
    // A focused row can still be opened; that asks for a sign-in itself.
    Enter: isShown
      ? () => (document.activeElement?.matches("a, button, input") ? false : void askToSignIn())
      : undefined,
  });
  if (!isShown) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-paused-tint px-4 py-2.5 md:px-6">
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="size-4 fill-none stroke-ink stroke-[1.4]"
      >
        <rect x="3" y="7" width="10" height="7" rx="1" />
        <path d="M5.25 7V4.9a2.75 2.75 0 0 1 5.5 0V7" />
      </svg>
      <output className="min-w-0 flex-1 text-slate">
        <b className="font-semibold text-ink">Locked since {officeTime(lockedAt)}.</b> The list goes
        on by itself. To open or answer a request, sign in.
      </output>
      <Button variant="filled" onClick={() => void askToSignIn()}>
        Sign in to act <KeyCap quiet>Enter</KeyCap>
      </Button>
    </div>
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
