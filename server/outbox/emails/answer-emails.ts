import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { phoneLink } from "#domain/form.ts";
import { legsOf, routeOf, termsSentence, whenOf } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import { isCallQuicker } from "#domain/policy.ts";
import { quoteTotal, type SentQuote } from "#domain/quote.ts";
import { formatLongTimeParts, formatTime } from "#domain/time.ts";
import type { EmailDraft } from "#server/outbox/outbox.ts";
import { type EmailContent, type EmailRow, render } from "./layout.ts";
import {
  callInstead,
  companyAddress,
  deadline,
  defang,
  greet,
  keepPrivate,
  legRows,
  promisedTime,
  signatureOf,
  teamAddress,
  vehicleText,
  pageLink,
} from "./standard-text.ts";

type AnswerType = "accept" | "decline" | "withdraw" | "ask-again" | "ask-home";

export type AnswerEmailFacts = {
  request: {
    reference: string;
    firstName: string;
    lastName: string;
    email: string;
    cellPhone: string;
    pickupAddress: string;
    dropoffAddress: string;
    passengers: string;
    pickupAt: string | null;
  };
  /** The newest version, with the agent who signs it; null before the first. */
  quote: (SentQuote & { sentBy: string }) | null;
  answer: { type: AnswerType; reason?: string | null };
  /** When our next answer is due, if the visitor's answer requires one. */
  dueAt: string;
  now: Temporal.Instant;
  siteUrl: string;
  deskUrl: string;
  teamEmail: string;
};

/** Tells the team what a visitor decided on the page. */
export function answerTeamEmail(facts: AnswerEmailFacts): EmailDraft {
  const { request, quote, answer, now } = facts;
  const { reference, firstName, lastName } = request;
  const name = `${firstName} ${lastName}`;
  const sum = quote && answer.type === "accept" ? ` ${formatMoney(quoteTotal(quote.lines))}` : "";
  const happened = `${name} ${teamSentences[answer.type]} ${formatTime(now, company.timeZone)}.`;
  return {
    audience: "team",
    onAmbiguous: "resend",
    to: teamAddress(facts.teamEmail),
    replyTo: { name, address: request.email },
    ...render({
      subject: `${reference}: ${teamSubjects[answer.type]}${sum}, ${name}`,
      preview: happened,
      eyebrow: reference,
      heading: teamHeadings[answer.type],
      lead: [happened, ...(isAsk(answer) ? [deadline(facts.dueAt)] : [])],
      button: { label: "Open it at the desk", href: `${facts.deskUrl}/requests/${reference}` },
      rows: [
        ["Ride", rideOf(facts)],
        ...(quote ? teamQuoteRows(quote) : []),
        ...(answer.reason ? [[reasonNames[answer.type] ?? "Reason", answer.reason] as const] : []),
        ["Cell phone", request.cellPhone, phoneLink(request.cellPhone)],
        ["Email", request.email],
        ["Reference", reference],
      ],
      fine: ["Reply to this email to write to the visitor."],
    }),
  };
}

const reasonNames: Partial<Record<AnswerType, string>> = { "ask-home": "Way home" };

function isAsk({ type }: AnswerEmailFacts["answer"]): boolean {
  return type === "ask-again" || type === "ask-home";
}

function rideOf({ request, quote }: AnswerEmailFacts): string {
  return quote ? routeOf(legsOf(quote)) : shortRoute(request);
}

/** Confirms an answer to the visitor, even if an agent recorded it. */
export function answerVisitorEmail(facts: AnswerEmailFacts): EmailDraft {
  const { request, quote, siteUrl } = facts;
  const { reference } = request;
  const { subject, button = "View your request", ...content } = visitorContent(facts);
  return {
    audience: "visitor",
    cap: "mailbox",
    onAmbiguous: "ask",
    to: { name: "", address: request.email },
    replyTo: companyAddress(),
    ...render({
      rows: [["Ride", defang(rideOf(facts))]],
      ...content,
      subject: `${subject} (${reference})`,
      button: { label: button, href: pageLink(siteUrl, reference) },
      signature: signatureOf(quote?.sentBy),
      fine: [keepPrivate],
    }),
    links: [reference],
  };
}

type VisitorContent = Pick<
  EmailContent,
  "subject" | "preview" | "heading" | "lead" | "note" | "rows"
> & {
  button?: string;
};

function visitorContent(facts: AnswerEmailFacts): VisitorContent {
  const { firstName, pickupAt } = facts.request;
  switch (facts.answer.type) {
    case "accept":
      return accepted(facts);
    case "decline":
      return {
        subject: "Thank you for letting us know",
        preview: "If anything would change your mind, just reply.",
        heading: greet(firstName, "thank you for letting us know."),
        lead: ["You owe nothing. If anything would change your mind, just reply."],
      };
    case "withdraw":
      return {
        subject: "Your request is withdrawn",
        preview: "You owe nothing.",
        heading: greet(firstName, "your request is withdrawn."),
        lead: [
          "You owe nothing. If your plans change, you can ask again on your page, or just reply.",
        ],
      };
    case "ask-home":
      return askedHome(facts);
    case "ask-again": {
      const due = promisedTime(facts.dueAt);
      const isSoon = isCallQuicker(facts.now, pickupAt ? Temporal.Instant.from(pickupAt) : null);
      return {
        subject: "We are preparing a new quote",
        preview: `We will send it by ${due}.`,
        heading: greet(firstName, "thank you for asking again."),
        lead: [
          ["We are preparing a new quote and will send it by ", { strong: due }, "."],
          ...(isSoon ? [callInstead] : []),
        ],
        note: "Another date or address? Reply to this email.",
      };
    }
  }
}

function askedHome(facts: AnswerEmailFacts): VisitorContent {
  const due = promisedTime(facts.dueAt);
  return {
    subject: "Your way home is added to your request",
    preview: `We will send one quote for both ways by ${due}.`,
    heading: greet(facts.request.firstName, "we will take you home too."),
    lead: [["We will send one quote for both ways by ", { strong: due }, "."]],
    rows: [["Way home", defang(facts.answer.reason ?? "")]],
  };
}

function accepted({ request, quote, now }: AnswerEmailFacts): VisitorContent {
  const { firstName } = request;
  const thanks = firstName.length <= 40 ? `Thank you, ${defang(firstName)}.` : "Thank you.";
  const heading = `${thanks} Your ride is confirmed.`;
  const button = "View your ride";
  if (quote === null)
    return { subject: "Your ride is confirmed", preview: "", heading, button, lead: [] };
  const { pickup } = quote;
  const { date, clock } = formatLongTimeParts(Temporal.Instant.from(pickup.at), pickup.zone);
  const legs = legsOf(quote);
  return {
    subject: `Your ride is confirmed, ${date}`,
    preview: `${date}, ${clock}. ${defang(routeOf(legs))}.`,
    heading,
    lead: [["We look forward to driving you on ", { strong: whenOf(legs) }, "."]],
    button,
    note:
      legs.length > 1
        ? "Your page has an entry for each way to add to your calendar."
        : "Your page has a calendar entry to download.",
    rows: rideRows(request, quote, now),
  };
}

function rideRows(
  { passengers }: AnswerEmailFacts["request"],
  quote: NonNullable<AnswerEmailFacts["quote"]>,
  now: Temporal.Instant,
): EmailRow[] {
  const { operator, paymentLink, lines, sentBy } = quote;
  const legs = legsOf(quote);
  const agent = sentBy.split(" ", 1)[0];
  return [
    ...legRows(legs),
    ["Vehicle", vehicleText(legs, passengers)],
    ["Driven by", `${operator.name}\n${operator.permit}`],
    ["Total", formatMoney(quoteTotal(lines))],
    paymentLink
      ? ["Payment", "Pay in full now", paymentLink]
      : ["Payment", `${agent} will email you a payment link.`],
    ["If you cancel", termsSentence(legs, now)],
  ];
}

function teamQuoteRows(quote: SentQuote): EmailRow[] {
  const { version, lines } = quote;
  const pickups = legsOf(quote).map(({ pickup: { at, zone } }, index): EmailRow => {
    return [index > 0 ? "Home" : "Pickup", formatTime(Temporal.Instant.from(at), zone)];
  });
  return [...pickups, [`Quote ${version}`, formatMoney(quoteTotal(lines))]];
}

const teamSentences: Record<AnswerType, string> = {
  accept: "accepted the quote on",
  decline: "declined the quote on",
  withdraw: "withdrew the request on",
  "ask-again": "asked for a new quote on",
  "ask-home": "asked for the way home on",
};

const teamSubjects: Record<AnswerType, string> = {
  accept: "accepted",
  decline: "declined",
  withdraw: "withdrawn",
  "ask-again": "asks for a new quote",
  "ask-home": "asks for the way home",
};

const teamHeadings: Record<AnswerType, string> = {
  accept: "Quote accepted",
  decline: "Quote declined",
  withdraw: "Request withdrawn",
  "ask-again": "New quote requested",
  "ask-home": "Way home requested",
};
