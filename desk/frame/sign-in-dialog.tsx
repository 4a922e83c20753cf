import type { SyntheticEvent } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { shownAccount, cancelSignIn, useSessionState } from "#desk/api/client.ts";
import { tryNow } from "#desk/api/events.ts";
import { refreshAll } from "#desk/api/requests.ts";
import { takeSession } from "#desk/api/session.ts";
import { Button, KeyCap } from "#desk/controls/button.tsx";
import { SignInForm } from "#desk/sign-in/sign-in-form.tsx";
import { isListPath } from "#desk/summary/request-path.ts";

/** Signs in over the screen, so that nothing typed is lost. */
export function SignInDialog() {
  const { revalidate } = useRevalidator();
  const { hasEnded, lockedAt } = useSessionState();
  const isLocked = lockedAt !== null && !hasEnded;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function goBack() {
    // Also cancels what was about to open.
    void navigate(isListPath(pathname) ? pathname + search : "/", { replace: true });
    cancelSignIn();
  }

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    if (isLocked) goBack();
  }

  return (
    <dialog
      ref={open}
      onCancel={onCancel}
      aria-labelledby="sign-in-again"
      className="m-auto w-96 max-w-[calc(100vw-2rem)] rounded-edge border border-granite bg-paper p-6 text-ink backdrop:bg-[#0a1322]/60 backdrop:backdrop-blur-md"
    >
      <h2 id="sign-in-again" className="text-desk-title">
        {isLocked ? "The desk is locked" : "You are signed out"}
      </h2>
      <p className="mt-3 mb-5 text-slate">
        {isLocked
          ? "Sign in to finish what you started."
          : "Sign in to go on. What you typed is still here."}
      </p>
      <SignInForm
        onSignedIn={(account) => {
          // The screen shows another person's work, which stays in this browser for that person.
          if (account.id !== shownAccount()?.id) return location.reload();
          takeSession({ account });
          tryNow();
          void refreshAll();
          void revalidate();
        }}
      />
      {isLocked ? (
        <p className="mt-6 flex items-center gap-2.5 border-t border-mist pt-4">
          <Button variant="text" onClick={goBack}>
            Back to the list
          </Button>
          <KeyCap>Esc</KeyCap>
        </p>
      ) : null}
    </dialog>
  );
}

/** Closing on unmount restores the focus. */
function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
