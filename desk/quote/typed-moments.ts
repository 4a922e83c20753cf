import { readDate, readTime } from "#domain/pickup.ts";

export type MomentPart = "date" | "time";

/** As one reads it: `Sat, Feb 22, 2031`, `2:15 PM`; what cannot be read, as typed. */
export function showPart(part: MomentPart, typed: string): string {
  if (part === "time") return showTime(typed);
  const date = readDate(typed.trim());
  if (!date) return typed;
  const options = { weekday: "short", month: "short", day: "numeric", year: "numeric" } as const;
  return date.toLocaleString("en-US", options);
}

/** As one types it: `2/22/2031`, `2:15 PM`. */
export function editPart(part: MomentPart, typed: string): string {
  if (part === "time") return showTime(typed);
  const date = readDate(typed.trim());
  return date ? `${date.month}/${date.day}/${date.year}` : typed;
}

function showTime(typed: string): string {
  const time = readTime(typed.trim());
  if (!time) return typed;
  const text = time.toLocaleString("en-US", { hour: "numeric", minute: "2-digit" });
  return text.replace("\u202f", " ");
}
