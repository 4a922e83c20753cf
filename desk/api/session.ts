import { queryOptions } from "@tanstack/react-query";
import { redirect, type LoaderFunctionArgs } from "react-router";
import {
  api,
  read,
  msUntilLock,
  resumeSession,
  setLocksAt,
  shownAccount,
  type Account,
  queryClient,
} from "./client.ts";

/** The signed-in account; null if there is none. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async (): Promise<Account | null> => {
    const session = await read(api.session.$get(), { on401: "null" });
    if (session) setLocksAt(session.locksAt);
    // While the sign-in dialog is open, the screen below keeps its account.
    return session?.account ?? shownAccount() ?? null;
  },
});

/** A loader for screens that need an account: without one it redirects to the sign-in screen. */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<Account | Response> {
  const account = await queryClient.ensureQueryData(sessionQuery);
  if (account) return account;
  queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
  const { pathname, search } = new URL(request.url);
  const to = pathname === "/" ? "" : `?to=${encodeURIComponent(pathname + search)}`;
  return redirect(`/sign-in${to}`);
}

/** Starts the session; another person's cached data is cleared. */
export function takeSession({ account }: { account: Account }): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (before?.id !== account.id) queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, account);
  resumeSession();
}

const stepMs = 60_000;
const uses = ["keydown", "pointerdown", "pointermove", "wheel"] as const;

/** Tells the server, at most once a minute, that someone uses the desk. @returns a function that stops it */
export function reportUse(): () => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  function report() {
    const left = msUntilLock();
    if (left <= 0 || performance.now() - reportedAt < Math.min(stepMs, left / 2)) return;
    reportedAt = performance.now();
    void read(api.session.use.$post({ json: {} }))
      .then((answer) => setLocksAt(answer.locksAt))
      // A lost connection has a separate banner.
      .catch(() => {});
  }
  for (const use of uses) document.addEventListener(use, report, { capture: true, passive: true });
  return () => {
    for (const use of uses) document.removeEventListener(use, report, { capture: true });
  };
}
