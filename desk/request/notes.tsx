import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { RequestDetails } from "#server/desk/views.ts";
import { api, readJson } from "#desk/api/client.ts";
import { refreshRequest } from "#desk/api/requests.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button } from "#desk/controls/button.tsx";
import { controlClass } from "#desk/controls/field.tsx";
import { KeyCap } from "#desk/controls/key-cap.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { pastMoment } from "#desk/times/moments.ts";
import { keepNote, keptNote } from "./kept-note.ts";
import { Section } from "./section.tsx";

/** What the team tells itself about a request. */
export function Notes({ reference, notes }: Pick<RequestDetails, "reference" | "notes">) {
  const now = useServerNow();
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const [note, setNote] = useState(() => keptNote(reference));
  useKeys({ m: () => field.current?.focus() });
  const change = (text: string, id = note.id) => {
    setNote({ id, text });
    keepNote(reference, { id, text });
  };
  const save = useMutation({
    mutationFn: async () => {
      const path = api.api.requests[":reference"].notes;
      await readJson(await path.$post({ param: { reference }, json: note }));
    },
    onSuccess: async () => {
      change("", crypto.randomUUID());
      await refreshRequest(reference);
    },
  });
  const canSave = note.text.trim() !== "" && !save.isPending;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (canSave) save.mutate();
  };
  return (
    <Section title="Notes" aside="only the team sees these">
      <ul>
        {notes.map(({ id, at, name, text }) => (
          <li key={id} className="border-b border-line py-2.5">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="mt-0.5 text-desk-small text-granite">
              {name}, {pastMoment(at, now).replace(/^Today/, "today")}
            </p>
          </li>
        ))}
      </ul>
      <label htmlFor={fieldId} className="sr-only">
        Add a note
      </label>
      <textarea
        ref={field}
        id={fieldId}
        rows={1}
        maxLength={2000}
        placeholder="Add a note"
        value={note.text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        aria-describedby={save.isError ? `${fieldId}-error` : undefined}
        className={`${controlClass} mt-2.5 field-sizing-content resize-y py-1.75`}
      />
      {save.isError ? (
        <p id={`${fieldId}-error`} role="alert" className="mt-1 text-small font-medium text-late">
          Not saved. The note is kept in this browser; try again.
        </p>
      ) : null}
      {note.text === "" ? null : (
        <Button className="mt-2" aria-disabled={!canSave} onClick={() => canSave && save.mutate()}>
          Save note
          <KeyCap>Ctrl Enter</KeyCap>
        </Button>
      )}
    </Section>
  );
}
