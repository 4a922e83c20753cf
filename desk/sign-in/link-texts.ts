import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { formatTime } from "#domain/format-time.ts";
import type { LinkView } from "#server/desk/sign-in/views.ts";

/** What a link is for, in the heading and the sentence below it. */
export function linkTexts({ kind, role, name, expiresAt }: LinkView) {
  const until = formatTime(Temporal.Instant.from(expiresAt), company.timeZone);
  const once = `It works once, until ${until}.`;
  if (kind === "first")
    return {
      title: "The first account",
      lead: `This link makes you the owner of the quote desk. ${once}`,
    };
  if (kind === "invitation")
    return {
      title: "Your account",
      lead: `This link makes you ${role === "owner" ? "an owner" : "an agent"} of the quote desk. ${once}`,
    };
  if (kind === "entry")
    return { title: "Quote desk", lead: `This link signs you in as ${name}. ${once}` };
  return {
    title: "Sign in anew",
    lead: `${name}, this link replaces your passkeys and your password, and ends every session. ${once}`,
  };
}
