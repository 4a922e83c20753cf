import { company } from "#content/company.ts";
import type { QuoteEmailContent } from "./quote-email.ts";

/** The plain text of a quote's email: amounts stand under each other where the font is fixed. */
export function quoteText(content: QuoteEmailContent): string {
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
