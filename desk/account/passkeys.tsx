import { useMutation } from "@tanstack/react-query";
import { useRef, type SubmitEvent } from "react";
import { api, CallError, read } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { TextField } from "#desk/controls/field.tsx";
import { addPasskey, hasPasskeys } from "#desk/sign-in/passkey.ts";
import { officeMoment } from "#desk/times/moments.ts";
import { refreshAccount } from "./account-query.ts";
import { Problem, Row } from "./section.tsx";

type Passkey = { id: string; name: string; createdAt: string; usedAt: string | null };

/** @param hasPassword whether to ask for it before a passkey is added or removed */
export function Passkeys({
  passkeys,
  email,
  hasPassword,
}: {
  passkeys: readonly Passkey[];
  email: string;
  hasPassword: boolean;
}) {
  const currentPassword = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const typed = () =>
    currentPassword.current ? { currentPassword: currentPassword.current.value } : {};
  const add = useMutation({
    mutationFn: () => addPasskey(typed()),
    onSuccess: clear,
    onError: ask,
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      read(api.account.passkeys[":id"].remove.$post({ param: { id }, json: typed() })),
    onSuccess: async () => {
      await clear();
      list.current?.focus();
    },
    onError: ask,
  });
  const isBusy = add.isPending || remove.isPending;
  const error = remove.error ?? add.error;
  const fault = currentFault(error);

  async function clear() {
    if (currentPassword.current) currentPassword.current.value = "";
    await refreshAccount();
  }

  function ask(failure: Error) {
    if (currentFault(failure)) currentPassword.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !hasPasskeys) return;
    remove.reset();
    add.mutate();
  }

  return (
    <form noValidate onSubmit={submit}>
      <ul ref={list} tabIndex={-1}>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <Row
            key={id}
            title={name}
            detail={`Since ${officeMoment(createdAt)}${usedAt ? `, last used ${officeMoment(usedAt)}` : ""}`}
          >
            <Button
              aria-disabled={isBusy}
              onClick={() => {
                add.reset();
                remove.mutate(id);
              }}
            >
              Remove<span className="sr-only"> the passkey of {name}</span>
            </Button>
          </Row>
        ))}
      </ul>
      {hasPassword ? (
        <div className={passkeys.length > 0 ? "mt-4" : ""}>
          {/* Tells password managers which account this is. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <TextField
            ref={currentPassword}
            label="Current password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            help="Required to add or remove a passkey."
            error={fault}
          />
        </div>
      ) : null}
      {hasPasskeys ? (
        <Button
          type="submit"
          className={passkeys.length > 0 || hasPassword ? "mt-4" : ""}
          aria-disabled={isBusy}
        >
          Add a passkey
        </Button>
      ) : (
        <p className="mt-3 text-granite">This browser has no passkeys.</p>
      )}
      <output className={add.isSuccess ? "mt-3 block text-done" : "sr-only"}>
        {add.isSuccess ? "The passkey was added." : ""}
      </output>
      <Problem error={fault ? null : error} />
    </form>
  );
}

function currentFault(error: Error | null): string | undefined {
  return error instanceof CallError ? error.errors["currentPassword"] : undefined;
}
