import { company } from "#content/company.ts";

/** Text with the most important parts in bold. */
export type RichText = string | readonly (string | { strong: string })[];

/** An email's content, from top to bottom, for both its text and its HTML. */
export type EmailContent = {
  subject: string;
  /** Mailboxes show it next to the subject. */
  preview: string;
  /** Small, above the heading. */
  eyebrow?: string;
  /** A greeting that says what the email is about; with `isSum`, an amount in large type. */
  heading: string;
  isSum?: boolean;
  lead: readonly RichText[];
  /** The only call to action. */
  button?: { label: string; href: string };
  /** Small, below the button. */
  note?: string | undefined;
  /** What an agent wrote, with its line breaks. */
  message?: string;
  price?: { title: string; lines: readonly PriceLine[]; total: PriceLine };
  rows?: readonly EmailRow[];
  /** Who writes to the visitor; the team's emails have no signature. */
  signature?: { name: string; line: string };
  /** Small print at the end. */
  fine?: readonly string[];
};

/** The HTML links the value to `href`; the text has a web address below it. */
export type EmailRow = readonly [label: string, value: string, href?: string | null];

export type PriceLine = { name: string; text?: string; amount: string };

/** The bodies of an email, and its subject. */
export function render(content: EmailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: toText(content), html: toHtml(content) };
}

function toText(content: EmailContent): string {
  const { eyebrow, heading, lead, button, note, message, price, rows = [], signature } = content;
  const parts = [
    company.name,
    eyebrow ? `${eyebrow}: ${heading}` : heading,
    ...lead.map(plain),
    button ? `${button.label}:\n${button.href}` : "",
    note,
    message,
    price ? `${price.title.toUpperCase()}\n\n${priceText([...price.lines, price.total])}` : "",
    rows.map(rowText).join("\n"),
    signature ? `${signature.name}\n${signature.line}` : "",
    ...(content.fine ?? []),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function rowText([label, value, href]: EmailRow): string {
  const text = value.includes("\n")
    ? `${label}:\n${value.replaceAll(/^/gm, "    ")}`
    : `${label}: ${value}`;
  return href?.startsWith("https:") || href?.startsWith("http:") ? `${text}\n${href}` : text;
}

/** The width of the prices in characters; email clients show 72 without breaking a line. */
const textWidth = 60;

/** Right-aligns amounts: a name that is too long continues on the next line, before its amount. */
function priceText(lines: readonly PriceLine[]): string {
  const width = textWidth - 2 - Math.max(...lines.map(({ amount }) => amount.length));
  const rows = lines.map(({ name, text, amount }) => {
    const wrapped = wrap(text ? `${name}: ${text}` : name, width);
    const last = wrapped.pop() ?? "";
    return [...wrapped, `${last}${amount.padStart(textWidth - last.length)}`].join("\n");
  });
  return rows.join("\n");
}

/** Splits words that are longer than a line. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((each) => cut(each, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function cut(word: string, width: number): string[] {
  const count = Math.max(1, Math.ceil(word.length / width));
  return Array.from({ length: count }, (_, index) =>
    word.slice(index * width, (index + 1) * width),
  );
}

function plain(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : part.strong)).join("");
}

const display = "font-family:Cormorant,Georgia,'Times New Roman',serif;";
const sans = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif;";
const ink = "color:#0f1a2c";
const granite = "color:#586577";
const line = "border-bottom:1px solid #c9d1db;";
const small = `${sans}font-size:14px;line-height:20px;${granite}`;
const cell = `${sans}padding:10px 0;font-size:15px;line-height:22px`;

/** Tables and inline styles, because clients support little else. Loads nothing. */
function toHtml(content: EmailContent): string {
  const { subject, preview, eyebrow, heading, isSum, lead, message, signature } = content;
  const headingStyle = isSum
    ? "font-size:60px;line-height:64px"
    : "font-size:34px;line-height:38px";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#e6eaee">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${escapeHtml(preview)}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#e6eaee"><tr><td class="out" align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td class="card" style="background:#fbfbf9;padding:44px">
<p class="tx" style="${display}margin:0 0 32px;font-size:26px;line-height:28px;letter-spacing:.5px;${ink}">${escapeHtml(company.name)}</p>
${eyebrow ? `<p class="mu" style="${small};margin:0 0 6px">${escapeHtml(eyebrow)}</p>` : ""}
<h1 class="tx${isSum ? " sum" : ""}" style="${display}margin:0 0 12px;${headingStyle};font-weight:500;${ink}">${escapeHtml(heading)}</h1>
${lead.map(leadHtml).join("\n")}
${buttonHtml(content)}
${message ? `<p class="tx" style="${display}margin:32px 0 0;font-size:22px;line-height:31px;${ink}">${toLines(message)}</p>` : ""}
${priceHtml(content)}
${rowsHtml(content)}
${signature ? `<p class="tx" style="${display}margin:30px 0 0;font-size:22px;line-height:30px;${ink}">${escapeHtml(signature.name)}</p><p class="mu" style="${sans}margin:2px 0 0;font-size:14px;line-height:22px;${granite}">${phoneLinked(signature.line)}</p>` : ""}
${(content.fine ?? []).map((text) => `<p class="mu" style="${sans}margin:26px 0 0;font-size:13px;line-height:20px;${granite}">${phoneLinked(text)}</p>`).join("\n")}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%!important}
a{text-underline-offset:3px}
td,p,h1{overflow-wrap:anywhere}
@media(max-width:620px){.card{padding:32px 20px!important}.sum{font-size:48px!important;line-height:52px!important}.btn a{display:block!important}.out{padding:0!important}.btn{width:100%!important}}
@media(prefers-color-scheme:dark){.bg{background:#0a1322!important}.card{background:#14213a!important}.tx{color:#f5f6f4!important}.mu{color:#c9d1db!important}.ln{border-color:#3d495c!important}.btn td{background:#fbfbf9!important}.btn a{color:#0a1322!important;border-color:#fbfbf9!important}}
[data-ogsc] .tx{color:#f5f6f4!important}[data-ogsc] .mu{color:#c9d1db!important}
`;

function leadHtml(text: RichText): string {
  const parts = typeof text === "string" ? [text] : text;
  const html = parts.map((part) =>
    typeof part === "string"
      ? phoneLinked(part)
      : `<strong style="font-weight:600">${escapeHtml(part.strong)}</strong>`,
  );
  return `<p class="tx" style="${sans}margin:0 0 10px;font-size:17px;line-height:26px;${ink}">${html.join("")}</p>`;
}

function buttonHtml({ button, note }: EmailContent): string {
  const small14 = note
    ? `<p class="mu" style="${small};margin:12px 0 0">${phoneLinked(note)}</p>`
    : "";
  if (!button) return small14;
  return `<table role="presentation" class="btn" cellpadding="0" cellspacing="0" border="0" style="margin-top:26px"><tr><td align="center" style="background:#0a1322;border-radius:2px"><a href="${escapeHtml(button.href)}" style="${sans}display:inline-block;padding:15px 32px;border:1px solid #0a1322;border-radius:2px;font-size:15px;line-height:20px;font-weight:500;color:#fbfbf9;text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>${small14}`;
}

function priceHtml({ price }: EmailContent): string {
  if (!price) return "";
  const { title, lines, total } = price;
  const row = ({ name, text, amount }: PriceLine, border: string, weight: string) =>
    `<tr><td class="tx ln" style="${cell};${border}${weight}${ink}" valign="top">${escapeHtml(name)}${text ? `<br><span class="mu" style="font-size:14px;line-height:20px;${granite}">${escapeHtml(text)}</span>` : ""}</td><td class="tx ln" align="right" style="${cell};padding-left:16px;white-space:nowrap;${border}${weight}${ink}" valign="top">${amount}</td></tr>`;
  return `<h2 class="tx" style="${display}margin:36px 0 8px;font-size:24px;line-height:30px;font-weight:500;${ink}">${escapeHtml(title)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0">${lines.map((each) => row(each, line, "")).join("")}${row(total, "", "font-weight:600;")}</table>`;
}

function rowsHtml({ rows = [] }: EmailContent): string {
  if (rows.length === 0) return "";
  const cells = rows.map(([label, value, href], index) => {
    const border = index < rows.length - 1 ? line : "";
    return `<tr><td class="mu ln" style="${cell};padding-right:16px;width:30%;overflow-wrap:normal;${border}${granite}" valign="top">${escapeHtml(label)}</td><td class="tx ln" style="${cell};${border}${ink}" valign="top">${anchor(toLines(value), href)}</td></tr>`;
  });
  return `<table role="presentation" class="ln" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:30px;border-top:1px solid #c9d1db">${cells.join("")}</table>`;
}

/** Links the company's phone number wherever it appears. */
function phoneLinked(text: string): string {
  const { display: shown, e164 } = company.phone;
  return escapeHtml(text).replaceAll(escapeHtml(shown), anchor(shown, `tel:${e164}`));
}

function toLines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

function anchor(html: string, href: string | null = null): string {
  return href === null
    ? html
    : `<a class="tx" href="${escapeHtml(href)}" style="${ink}">${html}</a>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
