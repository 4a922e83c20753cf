import { Temporal } from "temporal-polyfill";
import type { Cancellation } from "#domain/closing-schema.ts";
import { apologies, refundSentence } from "#domain/closing.ts";
import { legsOf, routeOf } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import { quoteTotal, type SentQuote } from "#domain/quote.ts";
import { formatLongTime, formatLongTimeParts } from "#domain/time.ts";
import type { EmailDraft } from "#server/outbox/outbox.ts";
import { render, type EmailContent, type EmailRow } from "./layout.ts";
import {
  companyAddress,
  defang,
  greet,
  keepPrivate,
  legRows,
  signatureOf,
  pageLink,
} from "./standard-text.ts";

export type EndingFacts = {
  request: {
    reference: string;
    firstName: string;
    email: string;
    pickupAddress: string;
    dropoffAddress: string;
  };
  siteUrl: string;
};

type QuotedFacts = EndingFacts & { quote: SentQuote & { sentBy: string } };

/** Says that we can't take the ride, in the agent's words. */
export function cannotServeEmail(facts: EndingFacts, words: string, agent: string): EmailDraft {
  return visitorEmail(facts, {
    subject: "We cannot drive you this time",
    preview: words.split("\n", 1)[0] ?? "",
    heading: greet(facts.request.firstName, "we cannot drive you this time."),
    lead: words.split(/\n\s*\n/),
    rows: [["Ride", defang(shortRoute(facts.request))]],
    signature: signatureOf(agent),
  });
}

/** Says that a ride is canceled and what is refunded; removes it from the visitor's calendar. */
export function cancelledEmail(
  facts: QuotedFacts & { agent: string; calendar: string | null },
  { why, refundCents, words }: Cancellation,
): EmailDraft {
  const { request, quote, agent, calendar } = facts;
  const legs = legsOf(quote);
  const [there, home] = legs.map(({ pickup: { at, zone } }) =>
    formatLongTimeParts(Temporal.Instant.from(at), zone),
  );
  const refund = refundSentence(refundCents);
  const draft = visitorEmail(facts, {
    subject: `Your ride on ${there?.date} is cancelled`,
    preview: refund,
    heading: greet(request.firstName, "your ride is cancelled."),
    lead: [
      [
        apologies[why],
        "Your ride on ",
        { strong: `${there?.date}, at ${there?.clock}` },
        ...(home
          ? [
              ", and the way home on ",
              { strong: `${home.date}, at ${home.clock}` },
              ", are cancelled.",
            ]
          : [" is cancelled."]),
        ` ${refund}`,
      ],
    ],
    button: { label: "View your request", href: pageLink(facts.siteUrl, request.reference) },
    ...(words ? { message: words } : {}),
    rows: [
      ["Ride", defang(routeOf(legs))],
      ...(refundCents === null ? [] : [["Refund", formatMoney(refundCents)] as const]),
    ],
    signature: signatureOf(agent),
    fine: [keepPrivate],
  });
  return calendar === null ? draft : { ...draft, calendar: { method: "CANCEL", text: calendar } };
}

/** Reminds the visitor once that a quote expires within a day. */
export function endsSoonEmail(facts: QuotedFacts): EmailDraft {
  const { request, quote, siteUrl } = facts;
  const { validUntil, pickup } = quote;
  const { date, clock } = formatLongTimeParts(Temporal.Instant.from(validUntil), pickup.zone);
  return visitorEmail(facts, {
    cap: "mailbox",
    subject: `Your quote expires ${date}`,
    preview: `You can accept it until ${clock}.`,
    heading: greet(request.firstName, "your quote expires soon."),
    lead: [
      ["You can accept it until ", { strong: `${date}, ${clock}` }, "."],
      "After that we will gladly look at the price again.",
    ],
    button: { label: "View your quote", href: pageLink(siteUrl, request.reference) },
    rows: quoteRows(facts),
    signature: signatureOf(quote.sentBy),
    fine: [keepPrivate],
  });
}

/** Tells the visitor once that a quote has expired, and how to ask again. */
export function endedEmail(facts: QuotedFacts): EmailDraft {
  const { request, quote, siteUrl } = facts;
  const ended = formatLongTime(Temporal.Instant.from(quote.validUntil), quote.pickup.zone);
  return visitorEmail(facts, {
    cap: "mailbox",
    subject: "Your quote has expired",
    preview: "If you still need the ride, ask us for a new quote.",
    heading: greet(request.firstName, "your quote has expired."),
    lead: [
      `It could be accepted until ${ended}. If you still need the ride, ask us and we will look at the price again.`,
    ],
    button: {
      label: "Ask for a new quote",
      href: `${pageLink(siteUrl, request.reference)}/ask-again`,
    },
    rows: quoteRows(facts),
    signature: signatureOf(quote.sentBy),
    fine: [keepPrivate],
  });
}

function quoteRows({ quote }: QuotedFacts): EmailRow[] {
  return [
    ...legRows(legsOf(quote)),
    [`Quote ${quote.version}`, formatMoney(quoteTotal(quote.lines))],
  ];
}

function visitorEmail(
  { request: { reference, email } }: EndingFacts,
  { cap = "none", ...content }: EmailContent & Pick<EmailDraft, "cap">,
): EmailDraft {
  return {
    audience: "visitor",
    onAmbiguous: "ask",
    cap,
    to: { name: "", address: email },
    replyTo: companyAddress(),
    ...render({ ...content, subject: `${content.subject} (${reference})` }),
    ...(content.button ? { links: [reference] } : {}),
  };
}
