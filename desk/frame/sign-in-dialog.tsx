import { tryNow } from "#desk/api/events.ts";
import { refreshAll } from "#desk/api/requests.ts";
import { SignInForm } from "#desk/sign-in/sign-in-form.tsx";

/** Signs in over the screen, which stays as it is: nothing that was typed is lost. */
export function SignInDialog() {
  return (
    <dialog
      ref={open}
      onCancel={(event) => event.preventDefault()}
      aria-labelledby="sign-in-again"
      className="m-auto w-96 max-w-[calc(100vw-2rem)] rounded-edge border border-granite bg-paper p-6 text-ink backdrop:bg-[#0a1322]/60"
    >
      <h2 id="sign-in-again" className="text-desk-title">
        You are signed out
      </h2>
      <p className="mt-3 mb-5 text-slate">Sign in to go on. What you typed is still here.</p>
      <SignInForm
        onSignedIn={() => {
          tryNow();
          void refreshAll();
        }}
      />
    </dialog>
  );
}

/** Closing it gives the focus back. */
function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
