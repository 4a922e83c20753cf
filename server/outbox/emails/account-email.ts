import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { formatTime } from "#domain/time.ts";
import type { EmailDraft } from "#server/outbox/outbox.ts";
import { render } from "./layout.ts";
import { companyAddress, defang } from "./standard-text.ts";

type Way = "passkey" | "password";

/** A change to how an account signs in or to what it may do. */
export type AccountChange =
  | { type: "passkey-added" | "passkey-removed" | "password-set" }
  | { type: "link-made"; expiresAt: string }
  | { type: "link-used"; way: Way }
  | { type: "role"; role: "owner" | "agent" };

type AccountEmailFacts = {
  account: { name: string; email: string };
  change: AccountChange;
  /** The name of the person who made the change; null for the server's console. */
  by: string | null;
  now: number;
  deskUrl: string;
};

/** Tells an account's owner about a change that somebody else may have made. */
export function accountEmail({ account, change, by, now, deskUrl }: AccountEmailFacts): EmailDraft {
  const { heading, lead } = textsOf(change);
  return {
    audience: "account",
    onAmbiguous: "resend",
    to: { name: account.name, address: account.email },
    replyTo: companyAddress(),
    ...render({
      subject: `Quote desk: ${heading.charAt(0).toLowerCase()}${heading.slice(1, -1)}`,
      preview: lead,
      heading,
      lead: [lead],
      button: { label: "Look at your account", href: `${deskUrl}/account` },
      rows: [
        ["When", timeOf(now)],
        ["By", by === null ? "The server's console" : defang(by)],
      ],
      fine: [
        "If you did not expect this, tell an owner of the desk at once: a new one-time link replaces " +
          "every passkey and password of an account, and ends its sessions.",
      ],
    }),
  };
}

function textsOf(change: AccountChange): { heading: string; lead: string } {
  switch (change.type) {
    case "passkey-added":
      return { heading: "A passkey was added.", lead: "You can now sign in with it." };
    case "passkey-removed":
      return { heading: "A passkey was removed.", lead: "You can no longer sign in with it." };
    case "password-set":
      return {
        heading: "Your password was changed.",
        lead: "Your account has a new password. All other sessions have ended.",
      };
    case "link-made":
      return {
        heading: "A one-time link to your account was created.",
        lead: `Until ${timeOf(Date.parse(change.expiresAt))}, whoever has it can replace your passkeys and your password once.`,
      };
    case "link-used":
      return {
        heading: "A one-time link to your account was used.",
        lead: `A new ${change.way} now signs in. Your earlier passkeys and password no longer work, and your sessions have ended.`,
      };
    case "role":
      return change.role === "owner"
        ? { heading: "You are now an owner.", lead: "You may also invite others to the desk." }
        : {
            heading: "You are now an agent.",
            lead: "You may no longer invite others to the desk.",
          };
  }
}

function timeOf(time: number): string {
  return formatTime(Temporal.Instant.fromEpochMilliseconds(time), company.timeZone);
}
