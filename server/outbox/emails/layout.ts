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

/**
 * The same as HTML, everything escaped, without a picture that a client could refuse. The look is
 * stated once: a mail waits in the database, and its bytes are written while the visitor waits.
 */
export function toHtml({ opening, rows, closing }: Letter): string {
  const table = rows.map(
    ([label, value]) =>
      `<tr><th>${escapeHtml(label)}</th>` +
      `<td>${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="en"><head><style>${style}</style></head><body><div>`,
    ...opening.map(paragraph),
    ...(rows.length > 0 ? ["<table>", ...table, "</table>"] : []),
    ...closing.map(paragraph),
    `</div></body></html>`,
  ].join("\n");
}

const style = `
body{margin:0;padding:24px;background:#fbfbf9;color:#0f1a2c;font:16px/1.6 Georgia,serif}
div{max-width:600px}
p{margin:0 0 16px}
table{border-collapse:collapse;margin:0 0 24px}
th{padding:4px 24px 4px 0;font-weight:normal;color:#586577}
th,td{text-align:left;vertical-align:top}
td{padding:4px 0}
`;

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "    ");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
