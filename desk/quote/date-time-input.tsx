import { useState, type ComponentProps } from "react";
import { flushSync } from "react-dom";
import { serverNow } from "#desk/api/server-clock.ts";
import { guessZone, type PickupZone, type ZoneAddresses } from "#domain/pickup-zone.ts";
import { type LocalTime, readDate, readDateFrom, readTime } from "#domain/time.ts";
import { oneLine } from "./lines.ts";

type Props = Omit<ComponentProps<"input">, "onChange" | "value"> & {
  part: DateTimePart;
  value: string;
  /** The time zone, which determines what day `tomorrow` is. */
  zone: PickupZone;
  /** Receives `2026-12-18` or `14:15` if the text can be parsed, otherwise the text as typed. */
  onType: (typed: string) => void;
};

/** A date or a time: free text while someone types, shown with its weekday otherwise. */
export function DateTimeInput({ part, value, zone, onType, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...rest}
      autoComplete="off"
      maxLength={40}
      value={typed ?? showPart(part, value)}
      onFocus={(event) => {
        flushSync(() => setTyped(editPart(part, value)));
        event.target.select();
      }}
      onChange={(event) => {
        const text = oneLine(event.target.value);
        setTyped(text);
        onType(parseDateTimePart(part, text, zone));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** The value to store for a typed text. */
export function parseDateTimePart(part: DateTimePart, typed: string, zone: PickupZone): string {
  if (part === "time") return readTime(typed.trim())?.toString({ smallestUnit: "minute" }) ?? typed;
  const today = serverNow().toZonedDateTimeISO(zone).toPlainDate();
  return readDateFrom(typed, today)?.toString() ?? typed;
}

/** A date and a time typed together, for example `thu 9:40p`; if no date comes first, all of it is the time. */
export function parsePickup(typed: string, places: ZoneAddresses): LocalTime {
  const { zone } = guessZone(places);
  const words = typed.trim().split(/\s+/);
  const splits = words.map((_, index) => ({
    date: parseDateTimePart("date", words.slice(0, index).join(" ").replace(/,$/, ""), zone),
    time: parseDateTimePart("time", words.slice(index).join(" ").replace(/^at /i, ""), zone),
  }));
  const dated = splits.filter(({ date }) => readDate(date) !== null);
  const isTime = ({ time }: LocalTime) => readTime(time) !== null;
  return dated.find(isTime) ?? dated.at(-1) ?? { date: "", time: typed.trim() };
}

/** Whether there is text that is not a date, or not a time. */
export function isUnreadable(part: DateTimePart, typed: string): boolean {
  const text = typed.trim();
  return text !== "" && (part === "date" ? readDate(text) : readTime(text)) === null;
}

export type DateTimePart = "date" | "time";

/** In display form: `Sat, Feb 22, 2031`, `2:15 PM`; unreadable text as typed. */
export function showPart(part: DateTimePart, typed: string): string {
  if (part === "time") return showTime(typed);
  const date = readDate(typed.trim());
  if (!date) return typed;
  const options = { weekday: "short", month: "short", day: "numeric", year: "numeric" } as const;
  return date.toLocaleString("en-US", options);
}

/** In the form that people type: `2/22/2031`, `2:15 PM`. */
export function editPart(part: DateTimePart, typed: string): string {
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
