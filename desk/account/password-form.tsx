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
    mutationFn: (password: string) => read(api.account.password.$post({ json: { password } })),
    onSuccess: refreshAccount,
  });
  const fault = set.error instanceof CallError ? set.error.errors["password"] : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (set.isPending) return;
    set.mutate(textOf(new FormData(form), "password"), { onSuccess: () => form.reset() });
  }

  return (
    <form noValidate onSubmit={submit}>
      {/* Tells password managers which account this is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-56 flex-1">
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
      <Problem error={fault ? null : set.error} />
    </form>
  );
}
