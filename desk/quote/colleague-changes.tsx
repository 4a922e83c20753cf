import { Button } from "#desk/controls/button.tsx";
import { Avatar } from "#desk/controls/screen.tsx";
import { officeTime } from "#desk/times/moments.ts";
import { findLine, type DraftField, type QuoteDraft } from "#domain/draft.ts";
import { lineKindNames } from "#domain/quote.ts";
import { focusField, useEditor } from "./editor-field.tsx";

/** Changes made to this draft elsewhere, one at a time, over the panel's heading so that no field moves. */
export function DraftNotices() {
  const [conflict] = useEditor().snapshot.conflicts;
  return (
    <div className="sticky top-24 z-9 h-0 lg:top-12" aria-live="polite">
      {conflict === undefined ? <ColleagueNotice /> : <ConflictChoice field={conflict} />}
    </div>
  );
}

const noticeClass = "mx-4 rounded-edge bg-soon-tint px-3 py-2 text-small leading-5 md:mx-7";

/** Who else changed the draft, and what, until it is seen. */
function ColleagueNotice() {
  const { snapshot, saver } = useEditor();
  const { incoming, base, draft, colleague } = snapshot;
  if (incoming.length === 0) return null;
  const names = incoming.map((field) =>
    field.startsWith("lines.") ? lineName(field, [draft, base.draft]) : nameField(field).name,
  );
  const what = new Intl.ListFormat("en-US").format(new Set(names));
  const changed = what.charAt(0).toUpperCase() + what.slice(1);

  function show() {
    const first = incoming.find((field) => document.getElementById(idOf(field)));
    if (first) focusField(first.startsWith("lines.") ? `${first}.amount` : first);
    saver.markSeen(incoming);
  }

  return (
    <div className={`flex flex-wrap items-center gap-2.5 ${noticeClass}`}>
      {colleague ? (
        <>
          <Avatar name={colleague.name} />
          <p className="flex-1">
            <b className="font-semibold">{colleague.name.split(" ")[0]} is in this draft too.</b>{" "}
            {changed} changed, {officeTime(colleague.at)}.
          </p>
        </>
      ) : (
        <p className="flex-1">
          <b className="font-semibold">The quote was asked for again.</b> {changed} changed with it.
        </p>
      )}
      <Button variant="text" className="text-small" onClick={show}>
        See the change
      </Button>
    </div>
  );
}

function idOf(field: string): string {
  return `quote-${field.startsWith("lines.") ? `${field}.amount` : field}`;
}

/** Shows a colleague's version of a field that was also changed here, and lets the agent pick one. */
function ConflictChoice({ field }: { field: DraftField }) {
  const { saver, snapshot } = useEditor();
  const { valueOf } = nameField(field);
  const { draft, base, conflicts } = snapshot;
  const isLine = field.startsWith("lines.");
  const name = isLine ? lineName(field, [draft, base.draft]) : nameField(field).name;
  const others = conflicts.length - 1;
  const who = snapshot.colleague?.name.split(" ")[0] ?? null;
  const mine = valueOf(draft);
  const theirs = valueOf(base.draft);
  return (
    <fieldset data-conflict aria-label={`${name}: two values`} className={noticeClass}>
      <p>
        <b className="font-semibold">
          {who
            ? `Both of you changed ${name}.`
            : `The quote was asked for again, and ${name} is new.`}
        </b>{" "}
        {who ?? "New"}: {theirs}. You: {mine}.{others > 0 ? ` ${others} more after this.` : ""}
      </p>
      <p className="flex gap-5 pt-1">
        <Button
          variant="text"

          onClick={() => saver.pick(field, "theirs")}
        >
          {who ? `Take ${who}’s` : "Take the new one"}
        </Button>
        <Button
          variant="text"

          onClick={() => saver.pick(field, "mine")}
        >
          Keep yours
        </Button>
      </p>
    </fieldset>
  );
}

type Described = { name: string; valueOf: (draft: QuoteDraft) => string };

/** A field's name within a sentence, and its value in display form. */
export function nameField(field: DraftField): Described {
  const id = /^lines\.(.+)$/.exec(field)?.[1];
  if (id !== undefined) return { name: "this line", valueOf: (draft) => lineText(draft, id) };
  const known = fields[field];
  return { name: known?.[0] ?? field, valueOf: (draft) => known?.[1](draft) || "nothing" };
}

/** The kind of a line that either draft has. */
export function lineName(field: DraftField, drafts: readonly QuoteDraft[]): string {
  const id = field.slice("lines.".length);
  const line = drafts.map((draft) => findLine(draft, id)).find(Boolean);
  return line ? lineKindNames[line.kind] : "A line";
}

function lineText(draft: QuoteDraft, id: string): string {
  const line = findLine(draft, id);
  if (!line) return "removed";
  return [lineKindNames[line.kind], line.text.trim(), line.amount.trim()]
    .filter(Boolean)
    .join(", ");
}

const fields: Record<DraftField, [string, (draft: QuoteDraft) => string]> = {
  "operator.name": ["the operator", ({ operator }) => operator.name],
  "operator.permit": ["the permit", ({ operator }) => operator.permit],
  "validUntil.date": ["the expiration date", ({ validUntil }) => validUntil.date],
  "validUntil.time": ["the expiration time", ({ validUntil }) => validUntil.time],
  paymentLink: ["the payment link", ({ paymentLink }) => paymentLink],
  message: ["the message", ({ message }) => `“${message}”`],
};
