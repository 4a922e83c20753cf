import { useServerNow } from "#desk/api/server-clock.ts";
import { pastMoment } from "#desk/times/moments.ts";
import type { PendingType } from "#domain/closing.ts";
import { takenHow } from "#domain/form.ts";
import { formatMoney } from "#domain/money.ts";
import type { RequestDetails, TimelineEntry } from "#server/requests/views.ts";
import { Section } from "./section.tsx";

/** Events and emails, newest first. */
export function Timeline({ details: { timeline, name } }: { details: RequestDetails }) {
  const now = useServerNow();
  return (
    <Section title="Timeline">
      <ol className="grid grid-cols-[12px_minmax(0,1fr)] gap-x-3 pt-2 md:grid-cols-[auto_12px_minmax(0,1fr)]">
        {timeline.map((entry, index) => {
          const { text, detail, isFault } = describeEntry(entry, name);
          return (
            <li
              key={`${entry.at} ${entry.type} ${entry.email?.id ?? ""}`}
              className="col-span-2 grid grid-cols-subgrid items-start py-1.5 md:col-span-3"
            >
              <time
                dateTime={entry.at}
                className="whitespace-nowrap text-granite max-md:col-start-2 max-md:row-start-2 max-md:text-desk-small"
              >
                {pastMoment(entry.at, now)}
              </time>
              <span
                aria-hidden="true"
                className={`mt-1.75 ml-0.5 size-1.75 rounded-full max-md:col-start-1 max-md:row-start-1 ${index === 0 ? "bg-ink" : "bg-mist"}`}
              />
              <span
                className={`wrap-anywhere max-md:row-start-1 ${isFault ? "font-medium text-late" : ""}`}
              >
                {text} {detail ? <span className="font-normal text-granite">{detail}</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** The text of an entry; `isFault` if someone must act on it. */
export type EntryText = { text: string; detail: string | null; isFault: boolean };

/** @param visitor the visitor's name */
export function describeEntry(entry: TimelineEntry, visitor: string): EntryText {
  const { type, reason } = entry;
  if (type === "email") return describeEmail(entry);
  const text = texts[type](entry, visitor, `quote ${entry.quoteVersion ?? ""}`.trim());
  const detail = type === "begin-review" ? "Received → In review" : reason || null;
  const isQuoting = Boolean(reason) && entry.actor === "agent";
  const isFault = type === "not-sent" || type === "not-recorded";
  return { text: isQuoting ? `${text}:` : text, detail, isFault };
}

type Describe = (entry: TimelineEntry, visitor: string, quote: string) => string;

const texts: Record<Exclude<TimelineEntry["type"], "email">, Describe> = {
  received: ({ name, source }) =>
    name && source && source !== "form"
      ? `Taken ${takenHow[source]} by ${name}`
      : "Request received",
  "begin-review": ({ name }) => `${name ?? "The desk"} began the review`,
  "send-quote": ({ name }, _, quote) => `${name ?? "The desk"} sent ${quote}`,
  "edit-ride": ({ name }) => `${name ?? "The desk"} corrected the ride`,
  resend: ({ name, quoteVersion }, _, quote) =>
    `${name ?? "The desk"} sent the email ${quoteVersion === null ? "" : `of ${quote} `}again`,
  payment: ({ name }) => `${name} entered the payment`,
  "not-sent": (_entry, _visitor, quote) => `${capitalize(quote)} was not sent`,
  accept: answered("accepted", "a yes to"),
  decline: answered("declined", "a no to"),
  withdraw: ({ name, actor }, visitor) =>
    actor === "agent" ? `${name} recorded the withdrawal` : `${visitor} withdrew the request`,
  "ask-again": ({ name, actor }, visitor) =>
    actor === "agent"
      ? `${name} recorded that a new quote is wanted`
      : `${visitor} asked for a new quote`,
  "ask-home": (_entry, visitor) => `${visitor} asked for the way home`,
  "offer-change": ({ name }, _, quote) => `${name ?? "The desk"} offered a change, ${quote}`,
  "accept-change": answered("accepted the change,", "a yes to the change,"),
  "keep-ride": ({ name, actor }, visitor) =>
    actor === "agent"
      ? `${name} recorded that the ride stays as booked`
      : `${visitor} keeps the ride as booked`,
  "take-back": ({ name }, _, quote) => `${name} took the change back, ${quote}`,
  "lapse-change": () => "Nobody answered the change; the ride stays as booked",
  expire: (_entry, _visitor, quote) => `${capitalize(quote)} expired`,
  close: ({ name, closing }) => {
    if (closing?.why === "duplicate") return `${name} closed it as a duplicate of ${closing.twin}`;
    return `${name} closed it${closing?.why === "spam" ? " as spam" : ": we cannot serve it"}`;
  },
  reopen: ({ name }) => `${name} reopened it`,
  cancel: ({ name, cancellation }, visitor) => {
    const who = cancellation?.why === "visitor" ? `, as ${visitor} asked` : "";
    const refund = cancellation?.refundCents ?? null;
    const back = refund === null ? "" : `, refund ${formatMoney(refund)}`;
    const weather = cancellation?.why === "weather" ? " because of the weather" : "";
    return `${name ?? "The desk"} cancelled the ride${weather}${who}${back}`;
  },
  "not-recorded": () => "An action was not recorded",
  remind: (_entry, _visitor, quote) => `The visitor was told that ${quote} expires soon`,
  take: ({ name }) => `${name} follows it up`,
  "let-go": ({ name }) => `${name} let it go`,
  undo: ({ name, undone }) => {
    const pressed = undone && undone.by !== name ? `, which ${undone.by} had pressed` : "";
    return `${name} undid ${undone ? undoneNames[undone.type] : "it"}${pressed}`;
  },
  complete: ({ name, actor }) =>
    actor === "agent" ? `${name} recorded that the ride took place` : "The ride took place",
};

const undoneNames: Record<PendingType, string> = {
  "send-quote": "the sending of a quote",
  accept: "a yes by phone",
  decline: "a no by phone",
  withdraw: "a withdrawal",
  close: "a closing",
  cancel: "a cancellation",
  "take-back": "taking a change back",
};

function answered(byVisitor: string, byAgent: string): Describe {
  return ({ name, actor }, visitor, quote) =>
    actor === "agent" ? `${name} recorded ${byAgent} ${quote}` : `${visitor} ${byVisitor} ${quote}`;
}

const statusNames: Record<string, string> = {
  sent: "",
  overtaken: "not sent, because it was no longer true",
};

/** The team's emails repeat the request, so their subjects are left out. */
function describeEmail({ email }: TimelineEntry): EntryText {
  if (!email) return { text: "Email", detail: null, isFault: false };
  const { audience, subject, status } = email;
  const isFault = !["sent", "waiting", "overtaken"].includes(status);
  const verb = status === "sent" ? "Emailed" : "Email to";
  const text = `${verb} ${audience === "team" ? "the team" : "the visitor"}`;
  const details = [audience === "team" ? "" : `“${subject}”`, statusNames[status] ?? status];
  return { text, detail: details.filter(Boolean).join(", ") || null, isFault };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
