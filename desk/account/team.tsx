import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, type SubmitEvent, useState } from "react";
import { api, CallError, read } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { controlClass, Field, TextField } from "#desk/controls/field.tsx";
import { textOf } from "#desk/sign-in/link-texts.ts";
import { officeMoment } from "#desk/times/moments.ts";
import { teamQuery } from "./account-query.ts";
import { Problem, Row } from "./section.tsx";

export function Team() {
  const role = useId();
  const { data: team = [], error } = useQuery(teamQuery);
  const invite = useMutation({
    mutationFn: (json: { email: string; role: "owner" | "agent" }) =>
      read(api.account.team.$post({ json })),
  });
  const fault = invite.error instanceof CallError ? invite.error.errors["email"] : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (invite.isPending) return;
    const fields = new FormData(event.currentTarget);
    const isOwner = textOf(fields, "role") === "owner";
    invite.mutate({ email: textOf(fields, "email"), role: isOwner ? "owner" : "agent" });
  }

  return (
    <>
      <ul>
        {team.map(({ id, name, email, role: theirs, seenAt }) => (
          <Row
            key={id}
            title={name}
            detail={`${email}, ${theirs}${seenAt ? `, signed in, last used ${officeMoment(seenAt)}` : ""}`}
          />
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-wrap items-start gap-3">
        <div className="min-w-56 flex-1">
          <TextField
            label="Invite by email"
            name="email"
            type="email"
            autoComplete="off"
            help="For someone who lost a passkey or a password, too."
            error={fault}
          />
        </div>
        <div className="w-28">
          <Field id={role} label="Role">
            <select id={role} name="role" className={controlClass}>
              <option value="agent">Agent</option>
              <option value="owner">Owner</option>
            </select>
          </Field>
        </div>
        <Button type="submit" className="basis-full sm:basis-auto" aria-disabled={invite.isPending}>
          Make a link
        </Button>
      </form>
      {invite.data ? (
        <InviteLink url={invite.data.url} until={officeMoment(invite.data.expiresAt)} />
      ) : null}
      {invite.data?.hasAccount ? (
        <output className="mt-3 block text-granite">
          They have an account as {invite.data.role === "owner" ? "an owner" : "an agent"}, which
          the link does not change. It replaces their passkeys and their password.
        </output>
      ) : null}
      <Problem error={error ?? (fault ? null : invite.error)} />
    </>
  );
}

/** The owner passes the link on; nothing is emailed. */
function InviteLink({ url, until }: { url: string; until: string }) {
  const [copied, setCopied] = useState("");
  return (
    <output className="mt-5 flex flex-wrap items-start gap-3">
      <div className="min-w-56 flex-1">
        <TextField
          label="Send them this link"
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
          help={`It works once, until ${until}. It is not shown again.`}
        />
      </div>
      <Button
        className="mt-6"
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(url))}
      >
        {copied === url ? "Copied" : "Copy"}
      </Button>
    </output>
  );
}
