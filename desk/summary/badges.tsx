import type { ReactNode } from "react";
import {
  cancelReasons,
  closeReasons,
  type CancelReason,
  type CloseReason,
  type PendingType,
} from "#domain/closing.ts";
import type { TakenSource } from "#domain/form.ts";
import type { PickupNote } from "#domain/pickup.ts";
import { queueStates, type RequestState, stateNames } from "#domain/request.ts";
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

type BadgeText = { label: string; tone: "late" | "strong" | "neutral"; meaning: string };

/** Badges about an unreliable pickup come first. */
export function badgesOf({
  pickupNote,
  clockChange,
  flags,
  source,
  hasEmail,
  state,
  receivedAt,
  askedAt,
  offeredVersion = null,
}: Pick<RequestSummary, "pickupNote" | "clockChange" | "flags" | "source" | "hasEmail"> &
  Pick<RequestSummary, "state" | "receivedAt" | "askedAt"> &
  Partial<Pick<RequestSummary, "offeredVersion">>): BadgeText[] {
  const badges: BadgeText[] = [];
  const isOwed = queueStates.some((each) => each === state);
  if (isOwed && askedAt !== receivedAt) badges.push(askedAgain);
  if (offeredVersion !== null) badges.push(changeOffered);
  if (pickupNote) badges.push(pickupBadges[pickupNote]);
  if (clockChange) badges.push(clockBadges[clockChange]);
  if (flags.includes("honeypot") || flags.includes("too-fast")) badges.push(suspicious);
  if (flags.includes("possible-duplicate")) badges.push(duplicate);
  if (source !== "form") badges.push(sourceBadges[source]);
  if (!hasEmail) badges.push(noEmail);
  return badges;
}

const pickupBadges: Record<PickupNote, BadgeText> = {
  unreadable: {
    label: "Unreadable date",
    tone: "late",
    meaning: "The date cannot be read. Ask the visitor.",
  },
  "date-only": {
    label: "Unreadable time",
    tone: "late",
    meaning: "The time cannot be read. Ask the visitor.",
  },
  past: {
    label: "Past date",
    tone: "late",
    meaning: "The pickup was already in the past when the request came in. Ask the visitor.",
  },
  "within-24-hours": {
    label: "Within 24 h",
    tone: "strong",
    meaning: "The pickup was less than 24 hours away when the request came in. Call.",
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

const changeOffered: BadgeText = {
  label: "Change offered",
  tone: "strong",
  meaning: "The ride stays as booked until the visitor accepts the change.",
};

const askedAgain: BadgeText = {
  label: "Asked again",
  tone: "strong",
  meaning: "The visitor wants a new quote.",
};

const suspicious: BadgeText = {
  label: "Suspicious",
  tone: "neutral",
  meaning: "It may have been sent by a bot.",
};

const duplicate: BadgeText = {
  label: "Sent twice?",
  tone: "neutral",
  meaning: "A request for the same trip came in shortly before.",
};

const sourceBadges: Record<TakenSource, BadgeText> = {
  phone: { label: "Phone", tone: "neutral", meaning: "An agent took it by phone." },
  email: { label: "By email", tone: "neutral", meaning: "An agent took it from an email." },
  person: { label: "In person", tone: "neutral", meaning: "An agent took it in person." },
};

const noEmail: BadgeText = {
  label: "No email",
  tone: "neutral",
  meaning: "No email is sent. Answer by phone.",
};

/** A request's state, as a shape and a word. */
export function StateLabel({ state }: { state: RequestState }) {
  return (
    <span className="inline-flex items-center gap-1.75 whitespace-nowrap text-slate">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 flex-none">
        {shapes[state]}
      </svg>
      {stateNames[state]}
    </span>
  );
}

/** Why a request was closed, or who cancelled the ride. */
export function endingName({
  why,
  twin: duplicateOf,
}: NonNullable<RequestSummary["ending"]>): string {
  if (why === null) return "";
  if (duplicateOf) return `Duplicate of ${duplicateOf}`;
  return why in closeReasons
    ? closeReasons[why as CloseReason]
    : cancelReasons[why as CancelReason];
}

/** What happens to a request in a few seconds unless it is undone. */
export function PendingLabel({ type }: { type: PendingType }) {
  return (
    <span className="inline-flex items-center gap-1.75 font-semibold whitespace-nowrap">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 flex-none">
        <path d="M6 1.25a4.75 4.75 0 1 1-4.1 2.4" {...stroke} strokeWidth={1.5} />
      </svg>
      {pendingNames[type]}
    </span>
  );
}

const pendingNames: Record<PendingType, string> = {
  "send-quote": "Sending",
  accept: "Recording",
  decline: "Recording",
  withdraw: "Withdrawing",
  close: "Closing",
  cancel: "Cancelling",
  "take-back": "Taking back",
};

const ring = { cx: 6, cy: 6, r: 4.75, fill: "none", stroke: "currentColor", strokeWidth: 1.5 };
const stroke = { fill: "none", stroke: "currentColor", strokeWidth: 1.75 };

const shapes: Record<RequestState, ReactNode> = {
  received: <circle {...ring} />,
  "in-review": (
    <>
      <circle {...ring} />
      <path d="M6 3a3 3 0 0 1 0 6z" fill="currentColor" />
    </>
  ),
  quoted: <circle cx="6" cy="6" r="5.5" fill="currentColor" />,
  accepted: <path d="m2 6.5 2.7 2.7L10 3.4" {...stroke} className="text-done" />,
  declined: <path d="m3 3 6 6m0-6-6 6" {...stroke} />,
  expired: <path d="M3 2h6L6 6zM3 10h6L6 6z" {...stroke} strokeWidth={1.25} />,
  cancelled: (
    <>
      <circle {...ring} />
      <path d="m2.8 9.2 6.4-6.4" {...stroke} strokeWidth={1.5} />
    </>
  ),
  closed: <path d="M2.5 6h7" {...stroke} />,
  withdrawn: <path d="M10 6H2.5M6 2.5 2.5 6 6 9.5" {...stroke} />,
  completed: <path d="M2 2.5h8v7H2zM4 6l1.4 1.4L8.2 4.6" {...stroke} strokeWidth={1.25} />,
};
