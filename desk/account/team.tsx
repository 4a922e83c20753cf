import { useMutation, useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { api, CallError, read } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { Select, TextField } from "#desk/controls/field.tsx";
import { textOf } from "#desk/sign-in/link-texts.ts";
import { officeMoment } from "#desk/times/moments.ts";
import { readPerson } from "#domain/form.ts";
import { teamQuery, refreshAccount } from "./account-query.ts";
import { Problem, Row } from "./section.tsx";

export function Team() {
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
        <div className="min-w-0 grow basis-56">
          <TextField
            label="Invite by email"
            name="email"
            type="email"
            autoComplete="off"
            help="Also for someone who lost a passkey or a password."
            error={fault}
          />
        </div>
        <div className="w-28">
          <Select label="Role" name="role">
            <option value="agent">Agent</option>
            <option value="owner">Owner</option>
          </Select>
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
      <div className="min-w-0 grow basis-56">
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

/** Downloads or erases a visitor's data. */
export function VisitorData() {
  const [asked, setAsked] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const download = useMutation({
    mutationFn: (visitor: string) => read(api.account.people.export.$post({ json: { visitor } })),
    onSuccess: ({ held }) => save(JSON.stringify(held, null, 2)),
    onSettled: refreshAccount,
  });
  const erase = useMutation({
    mutationFn: (visitor: string) => read(api.account.people.erase.$post({ json: { visitor } })),
    onSettled: () => {
      leaveQuestion();
      return refreshAccount();
    },
  });
  const isBusy = download.isPending || erase.isPending;
  const error = download.error ?? erase.error;
  const fault = error instanceof CallError ? error.errors["visitor"] : undefined;

  // The button that has the focus goes with the question.
  function leaveQuestion() {
    setAsked(null);
    field.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const visitor = textOf(new FormData(event.currentTarget), "visitor");
    download.reset();
    erase.reset();
    const { submitter } = event.nativeEvent;
    const wantsErasure = submitter instanceof HTMLButtonElement && submitter.value === "erase";
    const person = readPerson(visitor);
    setAsked(wantsErasure && person ? person.typed : null);
    if (!wantsErasure) download.mutate(visitor);
    // The server says what is wrong.
    else if (!person) erase.mutate(visitor);
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-full">
          <TextField
            ref={field}
            label="The visitor's email address"
            name="visitor"
            type="text"
            autoComplete="off"
            help="If they left none, their phone number, or a request's reference."
            error={fault}
            onInput={() => setAsked(null)}
          />
        </div>
        <Button type="submit" value="download" aria-disabled={isBusy}>
          Download
        </Button>
        <Button type="submit" value="erase" aria-disabled={isBusy}>
          Erase...
        </Button>
      </form>
      {asked === null ? null : (
        <div role="alert" className="mt-4 border-l-3 border-late bg-late-tint px-3.5 py-2.5">
          <p>
            Everything we hold about <strong className="break-words">{asked}</strong> will be erased
            for good. Of rides that were sold, the dates and amounts stay, as the law requires.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button aria-disabled={isBusy} onClick={() => isBusy || erase.mutate(asked)}>
              Erase it
            </Button>
            <Button onClick={leaveQuestion}>Keep it</Button>
          </div>
        </div>
      )}
      <output className={download.data || erase.data ? "mt-3 block text-granite" : "sr-only"}>
        {download.data ? downloaded : null}
        {erase.data ? describeErased(erase.data) : null}
      </output>
      <Problem error={fault ? null : error} />
    </>
  );
}

const downloaded =
  "The file is downloaded. It includes the team's notes: read it before you send it.";

type Result = { deleted: string[]; anonymized: string[]; emails: number } & Record<
  "mentionedIn" | "samePhone",
  string[]
>;

function describeErased({ deleted, anonymized, emails, mentionedIn, samePhone }: Result): string {
  const lines = [
    `Deleted: ${deleted.join(", ") || "no request"}, and ${emails === 1 ? "1 email" : `${emails} emails`}.`,
    ...(anonymized.length > 0
      ? [`Kept without the person, as the law requires: ${anonymized.join(", ")}.`]
      : []),
    ...(mentionedIn.length > 0
      ? [`It also appears in the text of ${mentionedIn.join(", ")}: check them.`]
      : []),
    ...(samePhone.length > 0
      ? [`${samePhone.join(", ")} have the same phone number: check whose they are.`]
      : []),
  ];
  return lines.join(" ");
}

function save(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "visitor-data.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
