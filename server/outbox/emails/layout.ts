import { company } from "#content/company.ts";

/** Paragraphs, a table, paragraphs: an email's text and its HTML are both made of it. */
export type EmailContent = {
  intro: readonly string[];
  rows: readonly EmailRow[];
  /** One address to open, on a line of its own. */
  link?: { label: string; href: string };
  outro: readonly string[];
};

/** The HTML links the value to `href`. */
export type EmailRow = readonly [label: string, value: string, href?: string | null];

export function toText({ intro, rows, link, outro }: EmailContent): string {
  const table = rows.map(([label, value]) =>
    value.includes("\n") ? `${label}:\n${indent(value)}` : `${label}: ${value}`,
  );
  return (
    [company.name, ...intro, table.join("\n"), link ? `${link.label}:\n${link.href}` : "", ...outro]
      .filter(Boolean)
      .join("\n\n") + "\n"
  );
}

/** Escapes everything, and sets the mark as text: a client may block pictures. */
export function toHtml({ intro, rows, link, outro }: EmailContent): string {
  const table = rows.map(
    ([label, value, href]) =>
      `<tr><th>${escapeHtml(label)}</th><td>${anchor(toLines(value), href)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="en"><head><style>${style}</style></head><body><div>`,
    `<p class="mark">${escapeHtml(company.name)}</p>`,
    ...intro.map(paragraph),
    ...(rows.length > 0 ? ["<table>", ...table, "</table>"] : []),
    ...(link ? [`<p>${anchor(escapeHtml(link.label), link.href)}</p>`] : []),
    ...outro.map(paragraph),
    `</div></body></html>`,
  ].join("\n");
}

const style = `
body{margin:0;padding:24px;background:#fbfbf9;color:#0f1a2c;font:16px/1.6 Georgia,serif}
div{max-width:600px}
p{margin:0 0 16px}
.mark{padding:0 0 16px;border-bottom:1px solid #c9d1d9;font-size:28px;line-height:1;letter-spacing:.04em}
table{border-collapse:collapse;margin:0 0 24px}
th{padding:4px 24px 4px 0;font-weight:normal;color:#586577}
th,td{text-align:left;vertical-align:top}
td{padding:4px 0}
a{color:#0f1a2c}
`;

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function toLines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

function anchor(html: string, href: string | null = null): string {
  return href === null ? html : `<a href="${escapeHtml(href)}">${html}</a>`;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "    ");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
