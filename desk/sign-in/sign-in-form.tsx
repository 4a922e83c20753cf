import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { api, explain, read, type Account } from "#desk/api/client.ts";
import { takeSession } from "#desk/api/session.ts";
import { Button } from "#desk/controls/button.tsx";
import { TextField } from "#desk/controls/field.tsx";
import { textOf } from "./link-texts.ts";
import { hasPasskeys, signInWithPasskey } from "./passkey.ts";
import { Failed, PasskeyButton, PasswordInstead, SignInLayout } from "./sign-in-layout.tsx";

export function SignInScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <SignInLayout title="Quote desk">
      <SignInForm
        onSignedIn={(account) => {
          takeSession({ account });
          void navigate(destination(search), { replace: true });
        }}
      />
    </SignInLayout>
  );
}

/** Where to go after signing in; never another site. */
function destination(search: string): string {
  const to = new URLSearchParams(search).get("to") ?? "/";
  return /^\/(?![/\\])/.test(to) ? to : "/";
}

/** Both ways to sign in. @param onSignedIn called once there is a session */
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
