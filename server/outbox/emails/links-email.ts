import { company } from "#content/company.ts";
import { shortRoute } from "#domain/pickup.ts";
import { type EmailDraft, pageLink } from "#server/outbox/email-draft.ts";
import { toHtml, toText, type EmailRow } from "./layout.ts";
import { companyAddress, defang, contactLine } from "./standard-text.ts";

type LinksEmailFacts = {
  email: string;
  /** Newest first. */
  requests: { reference: string; pickupAddress: string; dropoffAddress: string }[];
  siteUrl: string;
};

/** The links to all pages of one address, for whoever reads its mailbox. */
export function linksEmail({ email, requests, siteUrl }: LinksEmailFacts): EmailDraft {
  const content = {
    intro: [`Someone asked for the links to your requests at ${company.name}. Each opens one:`],
    outro: [
      "The pages are private: who has their addresses can answer for you. If you did not ask for them, ignore this email.",
      contactLine,
    ],
  };
  const links = requests.map(({ reference, ...addresses }) => ({
    reference,
    route: defang(shortRoute(addresses)),
    href: pageLink(siteUrl, reference),
  }));
  const textRows: EmailRow[] = links.map(({ reference, route, href }) => [
    `${reference}, ${route}`,
    href,
  ]);
  const htmlRows: EmailRow[] = links.map(({ reference, route, href }) => [reference, route, href]);
  return {
    audience: "visitor",
    onAmbiguous: "resend",
    to: { name: "", address: email },
    replyTo: companyAddress(),
    subject: `Your requests at ${company.name}`,
    text: toText({ ...content, rows: textRows }),
    html: toHtml({ ...content, rows: htmlRows }),
    links: requests.map(({ reference }) => reference),
  };
}
