import type { TimelineEntry } from "#server/desk/views.ts";

/** What a line of the timeline says; `detail` is what we add, `isFault` what needs someone. */
export type EntryText = { text: string; detail: string | null; isFault: boolean };

/** @param visitor the visitor's name */
export function describeEntry(entry: TimelineEntry, visitor: string): EntryText {
  const { type, reason } = entry;
  if (type === "email") return describeEmail(entry);
  const text = texts[type](entry, visitor, `quote ${entry.quoteVersion ?? ""}`.trim());
  const detail = type === "begin-review" ? "Received → In review" : reason || null;
  return { text, detail, isFault: type === "not-sent" };
}

type Describe = (entry: TimelineEntry, visitor: string, quote: string) => string;

const texts: Record<Exclude<TimelineEntry["type"], "email">, Describe> = {
  received: () => "Request received",
  "begin-review": ({ name }) => `${name ?? "The desk"} began the review`,
  "send-quote": ({ name }, _, quote) => `${name ?? "The desk"} sent ${quote}`,
  "not-sent": (_entry, _visitor, quote) => `${capital(quote)} was not sent`,
  accept: answered("accepted", "a yes to"),
  decline: answered("declined", "a no to"),
  withdraw: ({ name, actor }, visitor) =>
    actor === "agent"
      ? `${name} recorded that it was withdrawn`
      : `${visitor} withdrew the request`,
  "ask-again": ({ name, actor }, visitor) =>
    actor === "agent"
      ? `${name} recorded that it was asked for anew`
      : `${visitor} asked for a new quote`,
  expire: (_entry, _visitor, quote) => `${capital(quote)} expired`,
  complete: ({ name, actor }) =>
    actor === "agent" ? `${name} recorded that the ride took place` : "The ride took place",
};

function answered(byVisitor: string, byAgent: string): Describe {
  return ({ name, actor }, visitor, quote) =>
    actor === "agent" ? `${name} recorded ${byAgent} ${quote}` : `${visitor} ${byVisitor} ${quote}`;
}

/** The team's emails repeat the request, so their subjects are left out. */
function describeEmail({ email }: TimelineEntry): EntryText {
  if (!email) return { text: "Email", detail: null, isFault: false };
  const { audience, subject, status } = email;
  const isFault = !["sent", "waiting"].includes(status);
  const verb = status === "sent" ? "Mailed" : "Mail to";
  const text = `${verb} ${audience === "team" ? "the team" : "the visitor"}`;
  const details = [audience === "team" ? "" : `“${subject}”`, status === "sent" ? "" : status];
  return { text, detail: details.filter(Boolean).join(", ") || null, isFault };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
