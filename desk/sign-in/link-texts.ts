import { officeMoment } from "#desk/times/moments.ts";
import type { LinkView } from "#server/accounts/links.ts";

/** The purpose of a link, in the heading and the sentence below it. */
export function linkTexts({ kind, role, name, expiresAt }: LinkView) {
  const once = `It works once, until ${officeMoment(expiresAt)}.`;
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
  return {
    title: "Sign in again",
    lead: `${name}, this link replaces your passkeys and your password, and ends every session. ${once}`,
  };
}

/** The text of a form's field; empty if it has none. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
