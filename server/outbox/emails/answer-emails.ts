import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { cancellationSentence, cancellationTerms } from "#domain/cancellation.ts";
import { answerDue } from "#domain/due.ts";
import { formatTime } from "#domain/format-time.ts";
import { formatMoney } from "#domain/money.ts";
import { quoteTotal, type SentQuote } from "#domain/quote.ts";
import { shortRoute } from "#domain/route.ts";
import { visitorPage } from "#domain/visitor-page.ts";
import type { EmailDraft } from "#server/outbox/email-draft.ts";
import { companyAddress, teamAddress } from "./addresses.ts";
import { defang, greeting } from "./defang.ts";
import { toHtml, toText, type EmailContent, type EmailRow } from "./layout.ts";
import { phoneLink } from "./phone-link.ts";
import { contactLine } from "./standard-text.ts";

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
    pickupAt: string | null;
  };
  /** The newest version; null before the first. */
  quote: SentQuote | null;
  answer: { type: AnswerType; reason?: string | null };
  now: Temporal.Instant;
  /** Opens the visitor's page. */
  token: string;
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
  const due = `Answer by ${formatTime(dueOf(facts), company.timeZone)}.`;
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
  const { request, quote, answer, token, siteUrl } = facts;
  const isAccepted = answer.type === "accept" && quote !== null;
  const content: EmailContent = {
    intro: [greeting(request.firstName), visitorSentence(facts)],
    rows: isAccepted
      ? [["Ride", defang(shortRoute(request))], ...quoteRows(quote), ...rideRows(quote, facts.now)]
      : [["Ride", defang(shortRoute(request))]],
    link: { label: "Open your request", href: siteUrl + visitorPage(token) },
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
      return "Your yes is recorded, and your ride is booked. This is what you accepted:";
    case "decline":
      return "Your no is recorded. You owe nothing. If something should be different, ask us for a new quote.";
    case "withdraw":
      return "Your request is withdrawn, and we have stopped working on it. You owe nothing, and you can ask again at any time.";
    case "ask-again":
      return `We look at your ride again, and owe you a new quote by ${formatTime(dueOf(facts), company.timeZone)}.`;
  }
}

function dueOf({ now, request }: AnswerEmailFacts): Temporal.Instant {
  return answerDue(now, request.pickupAt === null ? null : Temporal.Instant.from(request.pickupAt));
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
