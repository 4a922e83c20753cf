import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { api, CallError, read, shownAccount } from "#desk/api/client.ts";
import { refreshRequest } from "#desk/api/requests.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button, KeyCap } from "#desk/controls/button.tsx";
import { controlClass } from "#desk/controls/field.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { pastMoment } from "#desk/times/moments.ts";
import { noteLimit } from "#domain/form.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import { Section } from "./section.tsx";

export function Notes({ reference, notes }: Pick<RequestDetails, "reference" | "notes">) {
  const now = useServerNow();
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const { note, setText, save } = useNote(reference);
  useKeys({ m: () => field.current?.focus() });
  const canSave = note.text.trim() !== "" && !save.isPending;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (canSave) save.mutate(note);
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
        maxLength={noteLimit}
        placeholder="Add a note"
        value={note.text}
        onChange={(event) => setText(event.target.value)}
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
        <Button
          className="mt-2"
          aria-disabled={!canSave}
          onClick={() => canSave && save.mutate(note)}
        >
          Save note
          <KeyCap>Ctrl Enter</KeyCap>
        </Button>
      )}
    </Section>
  );
}

/** The browser creates the id, so that a retry does not add the note twice. */
type UnsavedNote = { id: string; text: string };

/** The unsaved note, kept in session storage. */
function useNote(reference: string) {
  const [note, setNote] = useState(() => readUnsaved(reference));
  useEffect(() => storeUnsaved(reference, note), [reference, note]);
  const save = useMutation({
    mutationFn: async (saved: UnsavedNote) => {
      try {
        await postNote(reference, saved);
      } catch (error) {
        if (!(error instanceof CallError && error.status === 409)) throw error;
        // An earlier attempt was stored under this id with other text, and its response was lost: save a new note.
        const another = { ...saved, id: crypto.randomUUID() };
        setNote(({ text }) => ({ ...another, text }));
        await postNote(reference, another);
      }
    },
    onSuccess: async (_, saved) => {
      const id = crypto.randomUUID();
      setNote(({ text }) => ({ id, text: text === saved.text ? "" : text }));
      await refreshRequest(reference);
    },
  });
  return { note, setText: (text: string) => setNote(({ id }) => ({ id, text })), save };
}

function postNote(reference: string, note: UnsavedNote) {
  return read(api.requests[":reference"].notes.$post({ param: { reference }, json: note }));
}

function readUnsaved(reference: string): UnsavedNote {
  try {
    const stored = sessionStorage.getItem(storageKey(reference));
    if (stored) return JSON.parse(stored) as UnsavedNote;
  } catch {
    // Without storage, start with an empty note.
  }
  return { id: crypto.randomUUID(), text: "" };
}

function storeUnsaved(reference: string, note: UnsavedNote) {
  try {
    if (note.text === "") sessionStorage.removeItem(storageKey(reference));
    else sessionStorage.setItem(storageKey(reference), JSON.stringify(note));
  } catch {
    // Without storage, the note stays in the field.
  }
}

function storageKey(reference: string): string {
  return `desk-note-${shownAccount()?.id}-${reference}`;
}
