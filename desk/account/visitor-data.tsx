import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { api, CallError, read } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { TextField } from "#desk/controls/field.tsx";
import { textOf } from "#desk/sign-in/link-texts.ts";
import { refreshAccount } from "./account-query.ts";
import { Problem } from "./section.tsx";

/** Downloads or erases what is held of one visitor, by email address. */
export function VisitorData() {
  const [asked, setAsked] = useState<string | null>(null);
  const download = useMutation({
    mutationFn: (email: string) => read(api.account.people.export.$post({ json: { email } })),
    onSuccess: ({ held }) => save(JSON.stringify(held, null, 2)),
    onSettled: refreshAccount,
  });
  const erase = useMutation({
    mutationFn: (email: string) => read(api.account.people.erase.$post({ json: { email } })),
    onSettled: () => {
      setAsked(null);
      return refreshAccount();
    },
  });
  const isBusy = download.isPending || erase.isPending;
  const error = download.error ?? erase.error;
  const fault = error instanceof CallError ? error.errors["email"] : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const email = textOf(new FormData(event.currentTarget), "visitor");
    download.reset();
    erase.reset();
    const { submitter } = event.nativeEvent;
    const wantsErasure = submitter instanceof HTMLButtonElement && submitter.value === "erase";
    setAsked(wantsErasure && email.includes("@") ? email : null);
    if (!wantsErasure) download.mutate(email);
    // The server says what is wrong with it.
    else if (!email.includes("@")) erase.mutate(email);
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <div className="min-w-56 flex-1 basis-full">
          <TextField
            label="The visitor's email"
            name="visitor"
            type="email"
            autoComplete="off"
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
            <Button onClick={() => setAsked(null)}>Keep it</Button>
          </div>
        </div>
      )}
      {download.data ? (
        <output className="mt-3 block text-granite">
          The file is downloaded. It holds the team's notes too: read it before it leaves.
        </output>
      ) : null}
      {erase.data ? <Erased {...erase.data} /> : null}
      <Problem error={fault ? null : error} />
    </>
  );
}

type Result = { deleted: string[]; anonymized: string[]; emails: number; mentionedIn: string[] };

function Erased({ deleted, anonymized, emails, mentionedIn }: Result) {
  const lines = [
    `Deleted: ${deleted.join(", ") || "no request"}, and ${emails} emails.`,
    ...(anonymized.length > 0
      ? [`Kept without the person, as the law requires: ${anonymized.join(", ")}.`]
      : []),
    ...(mentionedIn.length > 0
      ? [`The address is also in the texts of ${mentionedIn.join(", ")}: look at them.`]
      : []),
  ];
  return <output className="mt-3 block text-granite">{lines.join(" ")}</output>;
}

function save(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "visitor-data.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
