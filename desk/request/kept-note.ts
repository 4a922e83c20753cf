/** A note that is being written. The id is drawn here, so that a second try is the same note. */
export type WrittenNote = { id: string; text: string };

/** What was typed about a request and not saved, in this tab. */
export function keptNote(reference: string): WrittenNote {
  try {
    const kept = sessionStorage.getItem(keyOf(reference));
    if (kept) return JSON.parse(kept) as WrittenNote;
  } catch {
    // A browser that stores nothing begins with an empty note.
  }
  return { id: crypto.randomUUID(), text: "" };
}

export function keepNote(reference: string, note: WrittenNote) {
  try {
    if (note.text === "") sessionStorage.removeItem(keyOf(reference));
    else sessionStorage.setItem(keyOf(reference), JSON.stringify(note));
  } catch {
    // It stays in the field.
  }
}

function keyOf(reference: string): string {
  return `desk-note-${reference}`;
}
