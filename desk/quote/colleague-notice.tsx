import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { formatTime } from "#domain/format-time.ts";
import { Avatar } from "#desk/controls/avatar.tsx";
import { Button } from "#desk/controls/button.tsx";
import { focusField, useEditor } from "./editor-context.ts";
import { lineName, nameField } from "./field-names.ts";

/** Who else changed the draft, and what, until it was seen. */
export function ColleagueNotice() {
  const { snapshot, saver } = useEditor();
  const { joined, base, draft, colleague } = snapshot;
  if (joined.length === 0 || !colleague) return null;
  const names = joined.map((field) =>
    field.startsWith("lines.") ? lineName(field, [draft, base.draft]) : nameField(field).name,
  );
  const what = new Intl.ListFormat("en-US").format(new Set(names));
  const time = formatTime(Temporal.Instant.from(colleague.at), company.timeZone).split(", ").at(-1);

  function show() {
    const first = joined.find((field) => document.getElementById(idOf(field)));
    if (first) focusField(first.startsWith("lines.") ? `${first}.amount` : first);
    saver.markSeen(joined);
  }

  return (
    <output className="mx-4 mb-3.5 flex flex-wrap items-center gap-2.5 rounded-edge bg-soon-tint px-3 py-2.5 md:mx-7">
      <Avatar name={colleague.name} />
      <p className="flex-1 text-small leading-5">
        <b className="font-semibold">{colleague.name.split(" ")[0]} is in this draft too.</b>{" "}
        {what.charAt(0).toUpperCase() + what.slice(1)} changed, {time}.
      </p>
      <Button variant="text" className="text-small" onClick={show}>
        See the change
      </Button>
    </output>
  );
}

function idOf(field: string): string {
  return `quote-${field.startsWith("lines.") ? `${field}.amount` : field}`;
}
