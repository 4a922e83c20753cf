import type { PickupNote } from "#domain/pickup.ts";
import type { RequestSummary } from "#server/desk/views.ts";

export type MarkText = { label: string; tone: "late" | "strong" | "neutral"; meaning: string };

/** The marks of a request, those first that decide whether its pickup can be trusted. */
export function marksOf({
  pickupNote,
  clockChange,
  flags,
}: Pick<RequestSummary, "pickupNote" | "clockChange" | "flags">): MarkText[] {
  const marks: MarkText[] = [];
  if (pickupNote) marks.push(pickupMarks[pickupNote]);
  if (clockChange) marks.push(clockMarks[clockChange]);
  if (flags.includes("honeypot") || flags.includes("too-fast")) marks.push(suspicious);
  if (flags.includes("possible-duplicate")) marks.push(duplicate);
  return marks;
}

const pickupMarks: Record<PickupNote, MarkText> = {
  unreadable: {
    label: "Unreadable date",
    tone: "late",
    meaning: "The date is not one that can be read. Ask the visitor.",
  },
  "date-only": {
    label: "Unreadable time",
    tone: "late",
    meaning: "The time is not one that can be read. Ask the visitor.",
  },
  past: {
    label: "Past date",
    tone: "late",
    meaning: "The pickup was past when it was asked for. Ask the visitor.",
  },
  "within-24-hours": {
    label: "Within 24 h",
    tone: "strong",
    meaning: "The pickup was less than 24 hours away when it was asked for. Call.",
  },
};

const clockMarks = {
  skipped: {
    label: "Clocks change",
    tone: "late",
    meaning: "Clocks skip this time that night. Ask the visitor.",
  },
  repeated: {
    label: "Clocks change",
    tone: "late",
    meaning: "Clocks show this time twice that night. Ask which one.",
  },
} as const;

const suspicious: MarkText = {
  label: "Suspicious",
  tone: "neutral",
  meaning: "It may have been sent by a program.",
};

const duplicate: MarkText = {
  label: "Sent twice?",
  tone: "neutral",
  meaning: "The same trip was asked for shortly before.",
};
