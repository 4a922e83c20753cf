import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { cancellationSentence, cancellationTerms } from "#domain/cancellation.ts";
import { labelOf, vehicleChoices } from "#domain/choices.ts";
import { formatTime } from "#domain/format-time.ts";
import { formatMoney } from "#domain/money.ts";
import { lineKindNames, quoteTotal, type SentQuote } from "#domain/quote.ts";
import { shortRoute } from "#domain/route.ts";
import { visitorPage } from "#domain/visitor-page.ts";
import type { EmailDraft } from "#server/outbox/email-draft.ts";
import { companyAddress } from "./addresses.ts";
import { defang } from "./defang.ts";
import { quoteHtml } from "./quote-html.ts";
import { quoteText } from "./quote-text.ts";

export type QuoteEmailFacts = {
  request: { reference: string; email: string; pickupAddress: string; dropoffAddress: string };
  /** `sentBy` is the name of the agent who signs. */
  quote: SentQuote & { sentBy: string };
  /** Opens the visitor's page; `createToken` draws it. */
  token: string;
  siteUrl: string;
};

/** What the email of a quote says, in the order in which it is read. */
export type QuoteEmailContent = {
  subject: string;
  reference: string;
  total: string;
  route: string;
  pickup: string;
  validUntil: string;
  /** The visitor's page. */
  link: string;
  message: string;
  signature: string;
  lines: { name: string; text: string; amount: string }[];
  operator: string;
  permit: string;
  cancellation: string;
};

/** The email of a sent version: the total, until when it is valid, and the link come first. */
export function quoteEmail(facts: QuoteEmailFacts): EmailDraft {
  const content = contentOf(facts);
  return {
    audience: "visitor",
    onAmbiguous: "resend",
    isUncapped: true,
    to: { name: "", address: facts.request.email },
    replyTo: companyAddress(),
    subject: content.subject,
    text: quoteText(content),
    html: quoteHtml(content),
  };
}

function contentOf({ request, quote, token, siteUrl }: QuoteEmailFacts): QuoteEmailContent {
  const { zone, at } = quote.pickup;
  const pickup = Temporal.Instant.from(at);
  const total = formatMoney(quoteTotal(quote.lines));
  const validUntil = formatTime(Temporal.Instant.from(quote.validUntil), zone);
  const sentAt = Temporal.Instant.from(quote.sentAt);
  return {
    subject: `${request.reference}: your quote, ${total}, until ${validUntil}`,
    reference: request.reference,
    total,
    route: defang(shortRoute(request)),
    pickup: formatTime(pickup, zone),
    validUntil,
    link: siteUrl + visitorPage(token),
    message: quote.message,
    signature: `${quote.sentBy}, ${company.name}`,
    lines: quote.lines.map(({ kind, text, cents }) => ({
      name: lineKindNames[kind],
      text,
      amount: formatMoney(cents),
    })),
    operator: `${quote.operator.name}, ${labelOf(vehicleChoices, quote.vehicle)}`,
    permit: quote.operator.permit,
    cancellation: cancellationSentence(cancellationTerms(pickup, zone, sentAt)),
  };
}
