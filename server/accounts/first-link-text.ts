import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { formatTime } from "#domain/format-time.ts";
import type { NewLink } from "./links.ts";

/** What the terminal shows while nobody has an account. */
export function firstLinkText(link: NewLink): string {
  return (
    "Nobody has an account at the quote desk yet. This link makes the first one, an owner's. It " +
    `works once, until ${linkEnd(link)}; a restart prints another.\n  ${link.url}`
  );
}

/** Such as `Mon, Feb 17, 10:05 AM MT`. */
export function linkEnd({ expiresAt }: Pick<NewLink, "expiresAt">): string {
  return formatTime(Temporal.Instant.from(expiresAt), company.timeZone);
}
