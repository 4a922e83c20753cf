import { findLine, type DraftField } from "#domain/draft-fields.ts";
import type { QuoteDraft } from "#domain/quote-draft.ts";
import { Button } from "#desk/controls/button.tsx";
import { useEditor } from "./editor-context.ts";
import { nameField } from "./field-names.ts";

/** Shows what a colleague made of a field that was changed here too, and lets one of both be picked. */
export function ConflictChoice({ field }: { field: DraftField }) {
  const { saver, snapshot } = useEditor();
  const { name, valueOf } = nameField(field);
  const who = snapshot.colleague?.name.split(" ")[0] ?? "A colleague";
  const mine = valueOf(snapshot.draft);
  const theirs = valueOf(snapshot.base.draft);
  return (
    <fieldset
      data-conflict
      aria-label={`${name}: two values`}
      className="my-1 rounded-edge bg-soon-tint px-3 py-2 text-small leading-5"
    >
      <p>
        <b className="font-semibold">Both of you changed {name}.</b> {who}: {theirs}. You: {mine}.
      </p>
      <p className="flex gap-5 pt-1">
        <Button
          variant="text"

          onClick={() => saver.pick(field, "theirs")}
        >
          Take {who}&rsquo;s
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

/** Lines that were removed here and changed by a colleague: no row is left to show it under. */
export function RemovedConflicts() {
  const { draft, conflicts } = useEditor().snapshot;
  return conflicts
    .filter((field) => isRemoved(draft, field))
    .map((field) => <ConflictChoice key={field} field={field} />);
}

function isRemoved(draft: QuoteDraft, field: DraftField): boolean {
  const [group, id = ""] = field.split(".");
  return group === "lines" && findLine(draft, id) === undefined;
}
