import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { api, explain, read } from "#desk/api/client.ts";
import type { Account } from "#desk/api/session-state.ts";
import { Button } from "#desk/controls/button.tsx";
import { TextField } from "#desk/controls/field.tsx";
import { Failed, PasskeyButton, PasswordInstead } from "./entrance.tsx";
import { hasPasskeys, signInWithPasskey } from "./passkey.ts";
import { textOf } from "./text-of.ts";

/** Both ways to sign in. @param onSignedIn called once the session is there */
export function SignInForm({ onSignedIn }: { onSignedIn: (account: Account) => void }) {
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: enter });
  const password = useMutation({
    mutationFn: (json: { email: string; password: string }) =>
      read(api["sign-in"].password.$post({ json })),
    onSuccess: enter,
  });
  const isBusy = passkey.isPending || password.isPending;

  function enter({ account }: { account: Account }) {
    onSignedIn(account);
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
          {passkey.error ? <Failed>{explain(passkey.error)}</Failed> : null}
          <PasskeyButton
            type="button"
            className="mt-6"
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
        <form className="mt-4 grid gap-6" onSubmit={submit}>
          {password.error ? <Failed>{explain(password.error)}</Failed> : null}
          <TextField
            size="large"
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
          />
          <TextField
            size="large"
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" size="large" aria-disabled={isBusy}>
            {password.isPending ? "Signing in" : "Sign in"}
          </Button>
        </form>
      </PasswordInstead>
    </>
  );
}
