import { company } from "#content/company.ts";
import { routeOf } from "#domain/legs.ts";
import type { EmailDraft } from "#server/outbox/outbox.ts";
import { render } from "./layout.ts";
import { companyAddress, defang, signatureOf, pageLink } from "./standard-text.ts";

type LinksEmailFacts = {
  email: string;
  /** Newest first. */
  requests: { reference: string; legs: Parameters<typeof routeOf>[0] }[];
  siteUrl: string;
  /** The team has corrected the email address of these requests. */
  isCorrected?: boolean;
};

/** Sends the links to all pages of one email address to its mailbox. */
export function linksEmail({
  email,
  requests,
  siteUrl,
  isCorrected = false,
}: LinksEmailFacts): EmailDraft {
  return {
    audience: "visitor",
    onAmbiguous: "resend",
    to: { name: "", address: email },
    replyTo: companyAddress(),
    ...render({
      subject: `Your requests at ${company.name}`,
      preview: "Each link opens one request.",
      heading: isCorrected
        ? "Here is the new link to your request."
        : "Here are the links to your requests.",
      lead: isCorrected
        ? ["We have corrected your email address. Earlier links no longer open the page."]
        : ["Each opens the page of one request, with its quote once there is one."],
      rows: requests.map(({ reference, legs }) => [
        reference,
        defang(routeOf(legs)),
        pageLink(siteUrl, reference),
      ]),
      signature: signatureOf(),
      fine: [
        isCorrected
          ? "Anyone with this link can answer for you, so please keep it private."
          : "Anyone with these links can answer for you, so please keep them private. If you did not ask for them, there is nothing to do.",
      ],
    }),
    links: requests.map(({ reference }) => reference),
  };
}
