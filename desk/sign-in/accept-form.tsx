import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import type { LinkView } from "#server/desk/sign-in/views.ts";
import { api, CallFailed, read } from "./calls.ts";
import { PasskeyButton, PasswordInstead, WideButton, WideField } from "./controls.tsx";
import { Failed } from "./entrance.tsx";
import { acceptWithPasskey, hasPasskeys, type Person } from "./passkey.ts";
import { textOf } from "./text-of.ts";
import { takeSession } from "./signed-in.ts";

/** Makes the account, or replaces how one signs in to it. */
export function AcceptForm({ token, link }: { token: string; link: LinkView }) {
  const navigate = useNavigate();
  const whole = useRef<HTMLDivElement>(null);
  const [name, setName] = useState(link.name ?? "");
  const [email, setEmail] = useState(link.email ?? "");
  const person: Person = { token, name, email };
  const passkey = useMutation({ mutationFn: () => acceptWithPasskey(person), onSuccess: enter });
  const password = useMutation({
    mutationFn: (typed: string) =>
      read(api["sign-in"].link.password.$post({ json: { ...person, password: typed } })),
    onSuccess: enter,
  });
  const isBusy = passkey.isPending || password.isPending;
  const error = passkey.error ?? password.error;
  const errors = error instanceof CallFailed ? error.errors : {};
  const failure = error && Object.keys(errors).length === 0 ? error.message : null;
  useEffect(() => {
    if (error) whole.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);
  const isNew = link.kind !== "renewal";

  function enter(session: Parameters<typeof takeSession>[0]) {
    takeSession(session);
    void navigate("/", { replace: true });
  }

  /** A fault is gone as soon as someone mends it. */
  function edit(change: () => void) {
    change();
    forget();
  }

  function forget() {
    passkey.reset();
    password.reset();
  }

  function submit(event: SubmitEvent<HTMLFormElement>, send: (fields: FormData) => void) {
    event.preventDefault();
    if (isBusy) return;
    forget();
    send(new FormData(event.currentTarget));
  }

  return (
    <div ref={whole}>
      {failure ? <Failed>{failure}</Failed> : null}
      <form noValidate onSubmit={(event) => submit(event, () => passkey.mutate())}>
        <WideField
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => edit(() => setEmail(event.target.value))}
          readOnly={link.email !== null}
          error={errors["email"]}
        />
        {isNew ? (
          <WideField
            label="Your name"
            autoComplete="name"
            value={name}
            onChange={(event) => edit(() => setName(event.target.value))}
            help="Visitors see it under the quotes that you write."
            error={errors["name"]}
          />
        ) : null}
        {hasPasskeys ? (
          <>
            <PasskeyButton aria-disabled={isBusy}>Create a passkey</PasskeyButton>
            <p className="mt-3 text-small text-granite">
              Your fingerprint, face or device PIN signs you in. Nothing to remember, nothing to
              steal.
            </p>
          </>
        ) : null}
      </form>
      <PasswordInstead open={!hasPasskeys}>
        <form
          noValidate
          onSubmit={(event) =>
            submit(event, (fields) => password.mutate(textOf(fields, "password")))
          }
        >
          {/* For the browser's own list of passwords. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <WideField
            label="Password"
            name="password"
            type="password"
            autoComplete="new-password"
            onChange={errors["password"] ? forget : undefined}
            help="15 characters or more; a sentence works well. Not one that is on a list of leaked passwords."
            error={errors["password"]}
          />
          <WideButton look="plain" aria-disabled={isBusy}>
            {isNew ? "Create the account with a password" : "Sign in with this password"}
          </WideButton>
        </form>
      </PasswordInstead>
    </div>
  );
}
