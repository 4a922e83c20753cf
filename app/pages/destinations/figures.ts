import type { Resort } from "#content/resorts/types.ts";

/** A mountain's figures with their units; those that nobody vouches for are left out. */
export function statisticsOf(resort: Resort): { value: string; label: string }[] {
  const { statistics, openingDate, dailySkierLimit } = resort;
  const rows: [string | number | null, string][] = [
    [number(statistics.skiableAcres), "skiable acres"],
    [unit(statistics.summitFeet, "ft"), "summit elevation"],
    [unit(statistics.verticalFeet, "ft"), "vertical drop"],
    [unit(statistics.snowfallInches, "in"), "annual snowfall"],
    [number(statistics.lifts), "lifts"],
    [
      statistics.expertPercent === null ? null : `${statistics.expertPercent}%`,
      "advanced and expert terrain",
    ],
    [statistics.openedYear, "year opened"],
    [openingDate === null ? null : shown(openingDate), "opening date"],
    [number(dailySkierLimit), "daily skier limit"],
    [sentence(statistics.season), "season"],
  ];
  return rows.flatMap(([value, label]) =>
    value === null ? [] : [{ value: String(value), label }],
  );
}

/** A drive's length in words, such as 1 h 45 min. */
export function hours(minutes: number): string {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [whole ? `${whole} h` : "", rest ? `${rest} min` : ""].filter(Boolean).join(" ");
}

function number(value: number | null): string | null {
  return value === null ? null : value.toLocaleString("en-US");
}

function unit(value: number | null, name: string): string | null {
  return value === null ? null : `${value.toLocaleString("en-US")} ${name}`;
}

function sentence(text: string | null): string | null {
  return text === null ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

const calendar = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

function shown(date: string): string {
  return calendar.format(new Date(`${date}T00:00:00Z`));
}
