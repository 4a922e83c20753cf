import { Temporal } from "temporal-polyfill";
import { legsOf, routeOf, termsSentence, whenOf } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { overpaidCents, type Payment } from "#domain/payment.ts";
import { noMessage, quoteTotal, withoutSignature, type SentQuote } from "#domain/quote.ts";
import { changeSentences, changeTitle, hasNewPrice, rideChanges } from "#domain/ride-change.ts";
import { formatLongTime } from "#domain/time.ts";
import type { CalendarFile, EmailDraft } from "#server/outbox/outbox.ts";
import { render, type EmailContent, type EmailRow } from "./layout.ts";
import {
  companyAddress,
  defang,
  greet,
  keepPrivate,
  legRows,
  signatureOf,
  teamAddress,
  pageLink,
} from "./standard-text.ts";

type Signed = SentQuote & { sentBy: string };

export type ChangeFacts = {
  request: { reference: string; firstName: string; email: string };
  /** The version that was accepted. */
  sold: Signed;
  /** The version that changes it. */
  offered: Signed;
  /** The last entry. */
  payment: Payment | null;
  siteUrl: string;
};

/** Offers a change to a sold ride; lists the differences first. */
export function changeOfferEmail(facts: ChangeFacts): EmailDraft {
  const { request, sold, offered } = facts;
  const until = formatLongTime(Temporal.Instant.from(offered.validUntil), offered.pickup.zone);
  const message = withoutSignature(offered.message, offered.sentBy);
  return visitorEmail(facts, {
    subject: `A change to your ride: ${defang(changeTitle(sold, offered))}`,
    preview: `Your ride stays booked as it is until you accept. Please answer by ${until}.`,
    heading: greet(request.firstName, "we would like to change your ride."),
    lead: [
      ...changeLines(facts),
      ...refundLines(facts, "If you accept, we refund"),
      ["Please answer by ", { strong: until }, "."],
      "Your ride stays booked. Until you accept, and if you keep it, we drive you as it was.",
    ],
    button: { label: "View the change", href: page(facts) },
    ...(message && message !== noMessage ? { message } : {}),
    rows: [...changeRows(facts), ["If you cancel", termsText(offered)]],
  });
}

/** Confirms that the ride has changed, and updates it in the visitor's calendar. */
export function rideChangedEmail(
  facts: ChangeFacts,
  [calendar, ...moreCalendars]: readonly CalendarFile[],
): EmailDraft {
  const { request, sold, offered } = facts;
  const draft = visitorEmail(facts, {
    subject: defang(changeTitle(sold, offered)),
    preview: `We look forward to driving you on ${whenOf(legsOf(offered))}.`,
    heading: greet(request.firstName, "your ride is changed."),
    lead: [
      ...changeLines(facts),
      ...refundLines(facts, "We refund"),
      ["We look forward to driving you on ", { strong: whenOf(legsOf(offered)) }, "."],
    ],
    button: { label: "View your ride", href: page(facts) },
    note:
      moreCalendars.length > 0
        ? "Your calendar follows once you open the attached files."
        : "Your calendar entry moves once you open the attached file.",
    rows: [...changeRows(facts), ["If you cancel", termsText(offered)]],
  });
  return calendar ? { ...draft, calendar, moreCalendars } : draft;
}

/** Says that the ride stays as booked. */
export function rideKeptEmail(facts: ChangeFacts, why: "kept" | "lapsed" | "taken-back") {
  const { request, sold } = facts;
  const reasons = {
    kept: "You keep your ride as it was booked. Nothing changes.",
    lapsed: "The time to accept the change is over, so your ride stays as it was booked.",
    "taken-back": "We have taken the change back. Your ride stays as it was booked.",
  };
  return visitorEmail(facts, {
    subject: "Your ride stays as it was booked",
    preview: reasons[why],
    heading: greet(request.firstName, "your ride stays as it was booked."),
    lead: [
      reasons[why],
      ["We look forward to driving you on ", { strong: whenOf(legsOf(sold)) }, "."],
    ],
    button: { label: "View your ride", href: page(facts) },
    rows: legRows(legsOf(sold)),
  });
}

export function changeTeamEmail(
  facts: ChangeFacts & { deskUrl: string; teamEmail: string; reason: string | null },
  isAccepted: boolean,
): EmailDraft {
  const { request, sold, offered, reason } = facts;
  const { reference, firstName, email } = request;
  const happened = isAccepted ? "accepted the change" : "keeps the ride as it was";
  return {
    audience: "team",
    onAmbiguous: "resend",
    to: teamAddress(facts.teamEmail),
    replyTo: { name: firstName, address: email },
    ...render({
      subject: `${reference}: ${firstName} ${happened}`,
      preview: `${firstName} ${happened}.`,
      eyebrow: reference,
      heading: isAccepted ? "Change accepted" : "Change declined",
      lead: [`${firstName} ${happened}.`, ...changeLines(facts)],
      button: { label: "Open it at the desk", href: `${facts.deskUrl}/requests/${reference}` },
      rows: [
        ["Ride", routeOf(legsOf(isAccepted ? offered : sold))],
        ...(reason ? [["Reason", reason] as const] : []),
      ],
      fine: ["Reply to this email to write to the visitor."],
    }),
  };
}

function changeLines({ sold, offered }: ChangeFacts): string[] {
  return changeSentences(sold, offered).map((text) => defang(text));
}

function refundLines({ offered, payment }: ChangeFacts, weRefund: string): string[] {
  const refund = overpaidCents(payment, quoteTotal(offered.lines));
  const paid = formatMoney(payment?.cents ?? 0);
  return refund > 0 ? [`You have paid ${paid}. ${weRefund} ${formatMoney(refund)}.`] : [];
}

function changeRows({ sold, offered }: ChangeFacts): EmailRow[] {
  const changes = rideChanges(sold, offered).map(({ name, was, is }): EmailRow => [
    name,
    `${defang(is)}\nwas ${defang(was)}`,
  ]);
  const total: EmailRow = ["Total", formatMoney(quoteTotal(offered.lines))];
  return hasNewPrice(sold, offered) ? changes : [...changes, total];
}

function termsText(quote: SentQuote): string {
  return termsSentence(legsOf(quote), Temporal.Instant.from(quote.sentAt));
}

function page({ siteUrl, request }: ChangeFacts): string {
  return pageLink(siteUrl, request.reference);
}

function visitorEmail({ request, offered }: ChangeFacts, content: EmailContent): EmailDraft {
  const { reference, email } = request;
  return {
    audience: "visitor",
    onAmbiguous: "ask",
    cap: "none",
    to: { name: "", address: email },
    replyTo: companyAddress(),
    ...render({
      ...content,
      subject: `${content.subject} (${reference})`,
      signature: signatureOf(offered.sentBy),
      fine: [keepPrivate],
    }),
    links: [reference],
  };
}
