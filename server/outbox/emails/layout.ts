/** An email's content, from which both its text and its HTML are made. */
export type EmailContent = {
  /** Paragraphs before the table. */
  intro: readonly string[];
  rows: readonly (readonly [label: string, value: string])[];
  /** Paragraphs after it. */
  outro: readonly string[];
};

export function toText({ intro, rows, outro }: EmailContent): string {
  const table = rows.map(([label, value]) =>
    value.includes("\n") ? `${label}:\n${indent(value)}` : `${label}: ${value}`,
  );
  return [...intro, table.join("\n"), ...outro].filter(Boolean).join("\n\n") + "\n";
}

/** Escapes everything, and uses no picture that a client could block. */
export function toHtml({ intro, rows, outro }: EmailContent): string {
  const table = rows.map(
    ([label, value]) =>
      `<tr><th>${escapeHtml(label)}</th>` +
      `<td>${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="en"><head><style>${style}</style></head><body><div>`,
    ...intro.map(paragraph),
    ...(rows.length > 0 ? ["<table>", ...table, "</table>"] : []),
    ...outro.map(paragraph),
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
