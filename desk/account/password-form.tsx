import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { api, CallError, read } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { TextField } from "#desk/controls/field.tsx";
import { textOf } from "#desk/sign-in/link-texts.ts";
import { refreshAccount } from "./account-query.ts";
import { Problem } from "./section.tsx";

export function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const set = useMutation({
    mutationFn: (json: { password: string; currentPassword?: string }) =>
      read(api.account.password.$post({ json })),
    onSuccess: refreshAccount,
  });
  const { password: fault, currentPassword: currentFault } =
    set.error instanceof CallError ? set.error.errors : {};

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (set.isPending) return;
    const fields = new FormData(form);
    const currentPassword = hasPassword
      ? { currentPassword: textOf(fields, "currentPassword") }
      : {};
    set.mutate(
      { password: textOf(fields, "password"), ...currentPassword },
      {
        onSuccess: () => form.reset(),
        onError(error) {
          const name = error instanceof CallError ? Object.keys(error.errors)[0] : undefined;
          if (name) form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit}>
      {/* Tells password managers which account this is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      {hasPassword ? (
        <div className="mb-4">
          <TextField
            label="Current password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            error={currentFault}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-56">
          <TextField
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            help="15 characters or more; a sentence works well."
            error={fault}
          />
        </div>
        <Button type="submit" className="mt-6" aria-disabled={set.isPending}>
          {hasPassword ? "Change" : "Set"}
        </Button>
      </div>
      <output className={set.isSuccess ? "mt-3 block text-done" : "sr-only"}>
        {set.isSuccess ? "The password was saved. All other sessions have ended." : ""}
      </output>
      <Problem error={fault || currentFault ? null : set.error} />
    </form>
  );
}
