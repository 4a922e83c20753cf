import type { ReactNode } from "react";
import type { PickupNote } from "#domain/pickup.ts";
import type { RequestSummary } from "#server/requests/views.ts";

export function RequestBadges({ request }: { request: RequestSummary }) {
  const badges = badgesOf(request);
  if (badges.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-[3px]">
      {badges.map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  );
}

const tones = {
  late: "border-transparent bg-late-tint text-late",
  soon: "border-transparent bg-soon-tint text-soon",
  done: "border-transparent bg-done-tint text-done",
  neutral: "border-transparent bg-paused-tint text-slate",
  /** Amber means little time left. */
  strong: "border-granite text-ink",
} as const;

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5 items-center rounded-edge border px-1.5 text-desk-small font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

export type BadgeText = { label: string; tone: "late" | "strong" | "neutral"; meaning: string };

/** Badges about an unreliable pickup come first. */
export function badgesOf({
  pickupNote,
  clockChange,
  flags,
}: Pick<RequestSummary, "pickupNote" | "clockChange" | "flags">): BadgeText[] {
  const badges: BadgeText[] = [];
  if (pickupNote) badges.push(pickupBadges[pickupNote]);
  if (clockChange) badges.push(clockBadges[clockChange]);
  if (flags.includes("honeypot") || flags.includes("too-fast")) badges.push(suspicious);
  if (flags.includes("possible-duplicate")) badges.push(duplicate);
  return badges;
}

const pickupBadges: Record<PickupNote, BadgeText> = {
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

const clockBadges = {
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

const suspicious: BadgeText = {
  label: "Suspicious",
  tone: "neutral",
  meaning: "It may have been sent by a program.",
};

const duplicate: BadgeText = {
  label: "Sent twice?",
  tone: "neutral",
  meaning: "The same trip was asked for shortly before.",
};
