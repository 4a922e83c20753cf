import { company } from "#content/company.ts";
import { shortRoute } from "#domain/route.ts";
import { visitorPage } from "#domain/visitor-page.ts";
import type { EmailDraft } from "#server/outbox/email-draft.ts";
import { companyAddress } from "./addresses.ts";
import { defang } from "./defang.ts";
import { toHtml, toText, type EmailRow } from "./layout.ts";
import { contactLine } from "./standard-text.ts";

type LinksEmailFacts = {
  email: string;
  /** Newest first, each with a token of its own. */
  requests: { reference: string; pickupAddress: string; dropoffAddress: string; token: string }[];
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
  const links = requests.map(({ reference, token, ...addresses }) => ({
    reference,
    route: defang(shortRoute(addresses)),
    href: siteUrl + visitorPage(token),
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
  };
}
