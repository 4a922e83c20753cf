import { company } from "#content/company.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year; each day's response counts anew. */
const validDays = 300;

/** Whom to tell of a weakness (RFC 9116), for /.well-known/security.txt. */
export function securityText(siteUrl: string, now: number): string {
  const today = Math.floor(now / dayMs) * dayMs;
  return [
    `Contact: mailto:${company.email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
