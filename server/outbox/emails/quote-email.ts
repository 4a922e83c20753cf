import { Temporal } from "temporal-polyfill";
import { legsOf, lineTexts, routeOf, termsSentence, whenOf } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import {
  lineKindNames,
  noMessage,
  quoteTotal,
  withoutSignature,
  type SentQuote,
} from "#domain/quote.ts";
import { formatLongTime, formatLongTimeParts } from "#domain/time.ts";
import type { EmailDraft } from "#server/outbox/outbox.ts";
import { render } from "./layout.ts";
import {
  companyAddress,
  defang,
  greet,
  keepPrivate,
  legRows,
  signatureOf,
  vehicleText,
  pageLink,
} from "./standard-text.ts";

export type QuoteEmailFacts = {
  request: {
    reference: string;
    firstName: string;
    email: string;
    passengers: string;
  };
  /** `sentBy` is the name of the agent who signs. */
  quote: SentQuote & { sentBy: string };
  /** The version that it replaces; null for the first. */
  replaced: Pick<SentQuote, "lines"> | null;
  siteUrl: string;
};

/** The email for a sent version; the total, the end of its validity and the link come first. */
export function quoteEmail({ request, quote, replaced, siteUrl }: QuoteEmailFacts): EmailDraft {
  const { reference } = request;
  const { pickup, operator, lines, sentBy } = quote;
  const legs = legsOf(quote);
  const { date } = formatLongTimeParts(Temporal.Instant.from(pickup.at), pickup.zone);
  const total = formatMoney(quoteTotal(lines));
  const before = replaced && formatMoney(quoteTotal(replaced.lines));
  const validUntil = formatLongTime(Temporal.Instant.from(quote.validUntil), pickup.zone);
  const route = defang(routeOf(legs));
  const texts = lineTexts(lines, legs);
  return {
    audience: "visitor",
    onAmbiguous: "resend",
    cap: "none",
    to: { name: "", address: request.email },
    replyTo: companyAddress(),
    ...render({
      subject: before
        ? `Your new quote of ${total}${before === total ? "" : ` replaces ${before}`} (${reference})`
        : `Your quote of ${total}, ${date} (${reference})`,
      preview: `${route}. Valid until ${validUntil}.`,
      eyebrow: `Your ${before ? "new " : ""}quote for ${reference}`,
      heading: total,
      isSum: true,
      lead: [
        `${defang(shortRoute(quote))}, ${whenOf(legs)}.`,
        ["Valid until ", { strong: validUntil }, "."],
        ...(before ? [replacement(before, total)] : []),
      ],
      button: { label: "View your quote", href: pageLink(siteUrl, reference) },
      note: "You will be asked to confirm.",
      message: withoutSignature(quote.message, sentBy) || greet(request.firstName, noMessage),
      price: {
        title: "What the price includes",
        lines: lines.map((line, index) => ({
          name: lineKindNames[line.kind],
          text: line.text || defang(texts[index] ?? ""),
          amount: formatMoney(line.cents),
        })),
        total: { name: "Total in US dollars", amount: total },
      },
      rows: [
        ...(legs.length > 1 ? legRows(legs) : []),
        ["Vehicle", vehicleText(legs, request.passengers)],
        ["Driven by", `${operator.name}\n${operator.permit}`],
        ["If you cancel", termsSentence(legs, Temporal.Instant.from(quote.sentAt))],
      ],
      signature: signatureOf(sentBy),
      fine: [keepPrivate],
    }),
    links: [reference],
  };
}

function replacement(before: string, total: string): string {
  if (before === total) return "It replaces our earlier quote; the total stays the same.";
  return `It replaces our quote of ${before}.`;
}
