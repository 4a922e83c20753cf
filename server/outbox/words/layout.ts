/** A mail's content before it becomes text and HTML: so that both always say the same. */
export type Letter = {
  /** Paragraphs before the table. */
  opening: readonly string[];
  rows: readonly (readonly [label: string, value: string])[];
  /** Paragraphs after it. */
  closing: readonly string[];
};

/** The letter as plain text, readable in any client. */
export function toText({ opening, rows, closing }: Letter): string {
  const table = rows.map(([label, value]) =>
    value.includes("\n") ? `${label}:\n${indent(value)}` : `${label}: ${value}`,
  );
  return [...opening, table.join("\n"), ...closing].filter(Boolean).join("\n\n") + "\n";
}

/** The same as HTML, everything escaped, without a picture or a style that a client could refuse. */
export function toHtml({ opening, rows, closing }: Letter): string {
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top" style="padding:4px 24px 4px 0;font-weight:normal;` +
        `color:#586577">${escapeHtml(label)}</th><td valign="top" style="padding:4px 0">` +
        `${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`,
    )
    .join("");
  return (
    `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#fbfbf9;` +
    `color:#0f1a2c;font:16px/1.6 Georgia,serif"><div style="max-width:600px">` +
    opening.map(paragraph).join("") +
    (rows.length > 0
      ? `<table role="presentation" style="border-collapse:collapse;margin:0 0 24px">${table}</table>`
      : "") +
    closing.map(paragraph).join("") +
    `</div></body></html>`
  );
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "    ");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
