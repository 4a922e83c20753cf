import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { api, read } from "./calls.ts";
import { PasskeyButton, PasswordInstead, WideButton, WideField } from "./controls.tsx";
import { Failed } from "./entrance.tsx";
import { hasPasskeys, signInWithPasskey } from "./passkey.ts";
import { textOf } from "./text-of.ts";
import { takeSession } from "./signed-in.ts";

/** Both ways to sign in. @param onSignedIn called once the session is there */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: enter });
  const password = useMutation({
    mutationFn: (json: { email: string; password: string }) =>
      read(api["sign-in"].password.$post({ json })),
    onSuccess: enter,
  });
  const isBusy = passkey.isPending || password.isPending;

  function enter(session: Parameters<typeof takeSession>[0]) {
    takeSession(session);
    onSignedIn();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    passkey.reset();
    const fields = new FormData(event.currentTarget);
    password.mutate({ email: textOf(fields, "email"), password: textOf(fields, "password") });
  }

  return (
    <>
      {hasPasskeys ? (
        <>
          {passkey.error ? <Failed>{passkey.error.message}</Failed> : null}
          <PasskeyButton
            type="button"
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return;
              password.reset();
              passkey.mutate();
            }}
          >
            Sign in with a passkey
          </PasskeyButton>
        </>
      ) : null}
      <PasswordInstead open={!hasPasskeys}>
        <form onSubmit={submit}>
          {password.error ? <Failed>{password.error.message}</Failed> : null}
          <WideField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
          />
          <WideField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          <WideButton look="plain" aria-disabled={isBusy}>
            {password.isPending ? "Signing in" : "Sign in"}
          </WideButton>
        </form>
      </PasswordInstead>
    </>
  );
}
