import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useNavigate, Link, useLoaderData } from "react-router";
import { api, CallError, explain, read } from "#desk/api/client.ts";
import { takeSession } from "#desk/api/session.ts";
import { Button } from "#desk/controls/button.tsx";
import { TextField } from "#desk/controls/field.tsx";
import type { LinkView } from "#server/accounts/links.ts";
import { textOf, linkTexts } from "./link-texts.ts";
import { acceptWithPasskey, hasPasskeys, type Person } from "./passkey.ts";
import { Failed, PasskeyButton, PasswordInstead, SignInLayout } from "./sign-in-layout.tsx";

/** Reads the link's token from the fragment, which browsers never send. */
export async function loadWelcome() {
  const token = window.location.hash.slice(1);
  try {
    return { token, link: await read(api["sign-in"].link.$post({ json: { token } })) };
  } catch (error) {
    if (error instanceof CallError && [410, 422].includes(error.status ?? 0))
      return { token, link: null };
    throw error;
  }
}

/** What a one-time link is for: a new account, or a new sign-in method for an existing one. */
export function WelcomeScreen() {
  const { token, link } = useLoaderData<typeof loadWelcome>();
  if (!link) return <InvalidLink />;
  const { title, lead } = linkTexts(link);
  return (
    <SignInLayout title={title}>
      <p className="mt-3 text-[1rem] leading-[1.6] text-slate">{lead}</p>
      <AcceptForm token={token} link={link} />
    </SignInLayout>
  );
}

function InvalidLink() {
  return (
    <SignInLayout title="This link no longer works">
      <p className="mt-3 text-[1rem] leading-[1.6] text-slate">
        It was already used, or it has expired. Ask the owner of the desk for a new one. If you have
        an account,{" "}
        <Link to="/sign-in" className="underline underline-offset-4">
          sign in
        </Link>
        .
      </p>
    </SignInLayout>
  );
}

/** Creates an account, or replaces its sign-in method. */
function AcceptForm({ token, link }: { token: string; link: LinkView }) {
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
  const errors = error instanceof CallError ? error.errors : {};
  const failure = error && Object.keys(errors).length === 0 ? explain(error) : null;
  useEffect(() => {
    if (error) whole.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);
  const isNew = link.kind !== "renewal";

  function enter(session: Parameters<typeof takeSession>[0]) {
    takeSession(session);
    void navigate("/", { replace: true });
  }

  /** Clears the error as soon as the field is edited. */
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
      <form
        noValidate
        className="mt-6 grid gap-6"
        onSubmit={(event) => submit(event, () => passkey.mutate())}
      >
        <TextField
          size="large"
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => edit(() => setEmail(event.target.value))}
          readOnly={link.email !== null}
          error={errors["email"]}
        />
        {isNew ? (
          <TextField
            size="large"
            label="Your name"
            autoComplete="name"
            value={name}
            onChange={(event) => edit(() => setName(event.target.value))}
            help="Visitors see it under the quotes that you write."
            error={errors["name"]}
          />
        ) : null}
        {hasPasskeys ? (
          <div>
            <PasskeyButton aria-disabled={isBusy}>Create a passkey</PasskeyButton>
            <p className="mt-3 text-small text-granite">
              Your fingerprint, face or device PIN signs you in. Nothing to remember, nothing to
              steal.
            </p>
          </div>
        ) : null}
      </form>
      <PasswordInstead open={!hasPasskeys}>
        <form
          noValidate
          className="mt-4 grid gap-6"
          onSubmit={(event) =>
            submit(event, (fields) => password.mutate(textOf(fields, "password")))
          }
        >
          {/* Tells password managers which account this is. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <TextField
            size="large"
            label="Password"
            name="password"
            type="password"
            autoComplete="new-password"
            onChange={errors["password"] ? forget : undefined}
            help="15 characters or more; a sentence works well. Not one that is on a list of leaked passwords."
            error={errors["password"]}
          />
          <Button type="submit" size="large" aria-disabled={isBusy}>
            {isNew ? "Create the account with a password" : "Sign in with this password"}
          </Button>
        </form>
      </PasswordInstead>
    </div>
  );
}
