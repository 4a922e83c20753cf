import { lazy, Suspense } from "react";
import { tryNow } from "#desk/api/events.ts";
import { refreshAll } from "#desk/api/requests.ts";
import { useSessionEnded } from "#desk/api/session-end.ts";

const SignInForm = lazy(async () => {
  const { SignInForm: form } = await import("#desk/sign-in/sign-in-form.tsx");
  return { default: form };
});

/** Asks to sign in over the screen, which stays as it is: nothing that was typed is lost. */
export function SignInAgain() {
  if (!useSessionEnded()) return null;
  return (
    <dialog
      ref={(dialog) => dialog?.showModal()}
      onCancel={(event) => event.preventDefault()}
      aria-labelledby="sign-in-again"
      className="m-auto w-96 max-w-[calc(100vw-2rem)] rounded-edge border border-granite bg-paper p-6 text-ink backdrop:bg-[#0a1322]/60"
    >
      <h2 id="sign-in-again" className="text-desk-title">
        You are signed out
      </h2>
      <p className="mt-3 mb-5 text-slate">Sign in to go on. What you typed is still here.</p>
      <Suspense>
        <SignInForm
          onSignedIn={() => {
            tryNow();
            void refreshAll();
          }}
        />
      </Suspense>
    </dialog>
  );
}
