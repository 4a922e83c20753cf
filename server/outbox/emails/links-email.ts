import { company } from "#content/company.ts";
import { shortRoute } from "#domain/pickup.ts";
import { type EmailDraft, pageLink } from "#server/outbox/email-draft.ts";
import { render } from "./layout.ts";
import { companyAddress, defang, signatureOf } from "./standard-text.ts";

type LinksEmailFacts = {
  email: string;
  /** Newest first. */
  requests: { reference: string; pickupAddress: string; dropoffAddress: string }[];
  siteUrl: string;
};

/** The links to all pages of one address, for whoever reads its mailbox. */
export function linksEmail({ email, requests, siteUrl }: LinksEmailFacts): EmailDraft {
  return {
    audience: "visitor",
    onAmbiguous: "resend",
    to: { name: "", address: email },
    replyTo: companyAddress(),
    ...render({
      subject: `Your requests at ${company.name}`,
      preview: "Each link opens one request.",
      heading: "Here are the links to your requests.",
      lead: ["Each opens the page of one request, with its quote once there is one."],
      rows: requests.map(({ reference, ...addresses }) => [
        reference,
        defang(shortRoute(addresses)),
        pageLink(siteUrl, reference),
      ]),
      signature: signatureOf(),
      fine: [
        "Anyone with these links can answer for you, so please keep them private. If you did not ask for them, there is nothing to do.",
      ],
    }),
    links: requests.map(({ reference }) => reference),
  };
}
