import type { Season } from "#content/resorts/types.ts";

/** A season in words, such as "Mid- to late November to mid-April". */
export function formatSeason({ opens, closes }: Season): string {
  const text = `${span(opens, "to")} to ${span(closes, "or")}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function span([first, second]: readonly [string, string?], word: "to" | "or"): string {
  if (second === undefined) return hyphenate(first);
  const [part, month] = first.split(" ");
  if (second.endsWith(` ${month}`)) return `${part === "mid" ? "mid-" : part} ${word} ${second}`;
  return `${hyphenate(first)} or ${hyphenate(second)}`;
}

function hyphenate(part: string): string {
  return part.replace("mid ", "mid-");
}
