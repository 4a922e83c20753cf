import { lazy, Suspense } from "react";
import { useSessionEnded } from "#desk/api/session-end.ts";

const SignInDialog = lazy(async () => {
  const { SignInDialog: dialog } = await import("./sign-in-dialog.tsx");
  return { default: dialog };
});

/** Asks to sign in again once the session has ended. */
export function SignInAgain() {
  if (!useSessionEnded()) return null;
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  );
}
