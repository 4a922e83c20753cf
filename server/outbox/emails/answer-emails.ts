import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { formatMoney } from "#domain/money.ts";
import { phoneLink } from "#domain/phone.ts";
import { shortRoute } from "#domain/pickup.ts";
import { cancellationSentence, cancellationTerms } from "#domain/policy.ts";
import { quoteTotal, type SentQuote } from "#domain/quote.ts";
import { formatTime } from "#domain/time.ts";
import { type EmailDraft, pageLink } from "#server/outbox/email-draft.ts";
import { toHtml, toText, type EmailContent, type EmailRow } from "./layout.ts";
import { companyAddress, teamAddress, defang, greeting, contactLine } from "./standard-text.ts";

type AnswerType = "accept" | "decline" | "withdraw" | "ask-again";

export type AnswerEmailFacts = {
  request: {
    reference: string;
    firstName: string;
    lastName: string;
    email: string;
    cellPhone: string;
    pickupAddress: string;
    dropoffAddress: string;
  };
  /** The newest version; null before the first. */
  quote: SentQuote | null;
  answer: { type: AnswerType; reason?: string | null };
  /** When our next answer is due, if this one asks for it. */
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
  const happened = teamSentences[answer.type];
  const due = `Answer by ${dueOf(facts)}.`;
  const content: EmailContent = {
    intro: [
      `${name} ${happened} ${formatTime(now, company.timeZone)}.`,
      ...(answer.type === "ask-again" ? [due] : []),
    ],
    rows: [
      ["Ride", shortRoute(request)],
      ...quoteRows(quote),
      ...(answer.reason ? [["Reason", answer.reason] as const] : []),
      ["Cell phone", request.cellPhone, phoneLink(request.cellPhone)],
      ["Email", request.email],
      ["Reference", reference],
    ],
    link: { label: "Open it at the desk", href: `${facts.deskUrl}/requests/${reference}` },
    outro: ["Reply to this email to write to the visitor."],
  };
  const sum = quote && answer.type === "accept" ? ` ${formatMoney(quoteTotal(quote.lines))}` : "";
  return {
    audience: "team",
    onAmbiguous: "resend",
    to: teamAddress(facts.teamEmail),
    replyTo: { name, address: request.email },
    subject: `${reference}: ${teamSubjects[answer.type]}${sum}, ${name}`,
    text: toText(content),
    html: toHtml(content),
  };
}

/** Confirms an answer to the visitor, whoever pressed. */
export function answerVisitorEmail(facts: AnswerEmailFacts): EmailDraft {
  const { request, quote, answer, siteUrl } = facts;
  const isAccepted = answer.type === "accept" && quote !== null;
  const content: EmailContent = {
    intro: [greeting(request.firstName), visitorSentence(facts)],
    rows: isAccepted
      ? [["Ride", defang(shortRoute(request))], ...quoteRows(quote), ...rideRows(quote, facts.now)]
      : [["Ride", defang(shortRoute(request))]],
    link: { label: "Open your request", href: pageLink(siteUrl, request.reference) },
    outro: [contactLine],
  };
  return {
    audience: "visitor",
    onAmbiguous: "ask",
    to: { name: "", address: request.email },
    replyTo: companyAddress(),
    subject: `${request.reference}: ${visitorSubjects[answer.type]}`,
    text: toText(content),
    html: toHtml(content),
    links: [request.reference],
  };
}

function quoteRows(quote: SentQuote | null): EmailRow[] {
  if (quote === null) return [];
  const { version, lines, pickup } = quote;
  return [
    ["Pickup", formatTime(Temporal.Instant.from(pickup.at), pickup.zone)],
    [`Quote ${version}`, formatMoney(quoteTotal(lines))],
  ];
}

function rideRows({ pickup, operator, paymentLink }: SentQuote, now: Temporal.Instant): EmailRow[] {
  const terms = cancellationTerms(Temporal.Instant.from(pickup.at), pickup.zone, now);
  return [
    ["Who drives", `${operator.name}, ${operator.permit}`],
    ["If you cancel", cancellationSentence(terms)],
    ...(paymentLink ? [["Payment", paymentLink, paymentLink] as const] : []),
  ];
}

function visitorSentence(facts: AnswerEmailFacts): string {
  switch (facts.answer.type) {
    case "accept":
      return "Your acceptance is confirmed, and your ride is booked. This is what you accepted:";
    case "decline":
      return "Your no is recorded. You owe nothing. If something should be different, ask us for a new quote.";
    case "withdraw":
      return "Your request is withdrawn, and we have stopped working on it. You owe nothing, and you can ask again at any time.";
    case "ask-again":
      return `We look at your ride again, and owe you a new quote by ${dueOf(facts)}.`;
  }
}

function dueOf({ dueAt }: AnswerEmailFacts): string {
  return formatTime(Temporal.Instant.from(dueAt), company.timeZone);
}

const teamSentences: Record<AnswerType, string> = {
  accept: "accepted the quote on",
  decline: "declined the quote on",
  withdraw: "withdrew the request on",
  "ask-again": "asked for a new quote on",
};

const teamSubjects: Record<AnswerType, string> = {
  accept: "accepted",
  decline: "declined",
  withdraw: "withdrawn",
  "ask-again": "asks for a new quote",
};

const visitorSubjects: Record<AnswerType, string> = {
  accept: "your ride is booked",
  decline: "your no is recorded",
  withdraw: "your request is withdrawn",
  "ask-again": "we are writing a new quote",
};
