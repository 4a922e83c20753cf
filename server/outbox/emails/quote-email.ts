import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { labelOf, vehicleChoices } from "#domain/form.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import { cancellationSentence, cancellationTerms } from "#domain/policy.ts";
import { lineKindNames, quoteTotal, type SentQuote } from "#domain/quote.ts";
import { formatTime } from "#domain/time.ts";
import { type EmailDraft, pageLink } from "#server/outbox/email-draft.ts";
import { escapeHtml } from "./layout.ts";
import { companyAddress, defang } from "./standard-text.ts";

export type QuoteEmailFacts = {
  request: { reference: string; email: string; pickupAddress: string; dropoffAddress: string };
  /** `sentBy` is the name of the agent who signs. */
  quote: SentQuote & { sentBy: string };
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
    links: [facts.request.reference],
  };
}

function contentOf({ request, quote, siteUrl }: QuoteEmailFacts): QuoteEmailContent {
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
    link: pageLink(siteUrl, request.reference),
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

/** The plain text of a quote's email: amounts stand under each other where the font is fixed. */
function quoteText(content: QuoteEmailContent): string {
  const rows = [
    ...content.lines.map(({ name, text, amount }) => [text ? `${name}, ${text}` : name, amount]),
    ["Total in US dollars", content.total],
  ] as const;
  const parts = [
    `Your quote: ${content.total}`,
    `${content.route}\n${content.pickup}\nValid until ${content.validUntil}`,
    `Read it, and accept or decline:\n${content.link}`,
    content.message ? `${content.message}\n${content.signature}` : content.signature,
    `\nWHAT THE PRICE INCLUDES\n\n${rows.map(([name, amount]) => row(name, amount)).join("\n")}`,
    `\nWHO DRIVES\n\n${content.operator}\n${content.permit}`,
    `\nIF YOU CANCEL\n\n${content.cancellation}`,
    `\nQuestions? Answer this email or call ${company.phone.display}.\n` +
      "The link is private: who has it can answer for you. Opening it changes nothing.",
  ];
  return `${parts.join("\n\n")}\n`;
}

function row(name = "", amount = ""): string {
  return `${name.padEnd(Math.max(54 - amount.length, name.length + 2))}${amount}`;
}

const display = "font-family:Cormorant,Georgia,'Times New Roman',serif;";
const text = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif;";
const ink = "color:#0f1a2c";
const granite = "color:#586577";
const small = `${text}font-size:14px;line-height:20px;${granite}`;
const body = `${text}font-size:16px;line-height:24px;${ink}`;
const heading = `${display}margin:36px 0 8px;font-size:24px;line-height:30px;font-weight:500;${ink}`;

/** Tables and inline styles, because clients know little else. It loads nothing. */
export function quoteHtml(content: QuoteEmailContent): string {
  const { subject, total, route, pickup, validUntil } = content;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#e6eaee">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${escapeHtml(`${route}, ${pickup}. Valid until ${validUntil}.`)}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#e6eaee"><tr><td class="out" align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td class="card" style="background:#fbfbf9;padding:44px 48px">
<p class="tx" style="${display}margin:0 0 36px;font-size:26px;line-height:28px;letter-spacing:.5px;${ink}">${escapeHtml(company.name)}</p>
<p class="mu" style="${small};margin:0">Your quote for ${content.reference}</p>
<h1 class="tx fig" style="${display}margin:6px 0 10px;font-size:60px;line-height:64px;font-weight:500;${ink}">${total}</h1>
<p class="tx" style="${text}margin:0 0 4px;font-size:18px;line-height:28px;${ink}">${escapeHtml(route)},<br>${pickup}</p>
<p class="mu" style="${text}margin:0 0 28px;font-size:16px;line-height:24px;${granite}">Valid until <strong class="tx" style="font-weight:600;${ink}">${validUntil}</strong></p>
${button(content.link, "Read and answer the quote")}
${message(content)}
<h2 class="tx" style="${heading}">What the price includes</h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0">${content.lines.map(line).join("")}<tr>${cells("", `<strong style="font-weight:600">Total in US dollars</strong>`, `<strong style="font-weight:600">${total}</strong>`)}</tr></table>
<h2 class="tx" style="${heading}">Who drives</h2>
<p class="tx" style="${body};margin:0">${escapeHtml(content.operator)}<br><span class="mu" style="font-size:14px;${granite}">${escapeHtml(content.permit)}</span></p>
<h2 class="tx" style="${heading}">If you cancel</h2>
<p class="tx" style="${body};margin:0">${content.cancellation}</p>
<p class="mu" style="${small};margin:40px 0 0;padding-top:20px">Questions? Answer this email or call <a class="tx" href="tel:${company.phone.e164}" style="${ink}">${company.phone.display}</a>. The link above is private: who has it can answer for you. Opening it changes nothing.</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%!important}
a{text-underline-offset:3px}
@media(max-width:620px){.card{padding:32px 20px!important}.fig{font-size:48px!important;line-height:52px!important}.btn a{display:block!important}.out{padding:0!important}.btn{width:100%!important}}
@media(prefers-color-scheme:dark){.bg{background:#0a1322!important}.card{background:#14213a!important}.tx,.ln{color:#f5f6f4!important}.mu{color:#c9d1db!important}.ln{border-color:#3d495c!important}.btn td{background:#fbfbf9!important}.btn a{color:#0a1322!important;border-color:#fbfbf9!important}}
[data-ogsc] .tx,[data-ogsc] .ln{color:#f5f6f4!important}[data-ogsc] .mu{color:#c9d1db!important}
`;

function button(href: string, label: string): string {
  return `<table role="presentation" class="btn" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="background:#0a1322;border-radius:2px"><a href="${escapeHtml(href)}" style="${text}display:inline-block;padding:15px 32px;border:1px solid #0a1322;border-radius:2px;font-size:15px;line-height:20px;font-weight:500;color:#fbfbf9;text-decoration:none">${label}</a></td></tr></table>`;
}

function message({ message: words, signature }: QuoteEmailContent): string {
  const lines = escapeHtml(words).replaceAll("\n", "<br>");
  const said = `<p class="tx" style="${display}margin:36px 0 6px;font-size:22px;line-height:31px;${ink}">${lines}</p>`;
  const margin = words ? "0" : "36px 0 0";
  return `${words ? said : ""}<p class="mu" style="${small};margin:${margin}">${escapeHtml(signature)}</p>`;
}

function line({ name, text: what, amount }: QuoteEmailContent["lines"][number]): string {
  const second = `<br><span class="mu" style="font-size:14px;line-height:20px;${granite}">${escapeHtml(what)}</span>`;
  return `<tr>${cells("border-bottom:1px solid #c9d1db;", `${name}${what ? second : ""}`, amount)}</tr>`;
}

function cells(border: string, first: string, amount: string): string {
  const cell = `${body};${border}`;
  return `<td class="ln" style="${cell}padding:10px 0" valign="top">${first}</td><td class="ln" align="right" style="${cell}padding:10px 0 10px 16px" valign="top">${amount}</td>`;
}
