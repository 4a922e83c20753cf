import type { Resort } from "#content/resorts/index.ts";
import type { Season } from "#content/resorts/types.ts";

/** A mountain's figures with their units. */
export function statisticsOf(resort: Resort): { value: string; label: string }[] {
  const { statistics, openingDate, dailySkierLimit } = resort;
  return [
    { value: number(statistics.skiableAcres.value), label: "skiable acres" },
    { value: `${number(statistics.summitFeet.value)} ft`, label: "summit elevation" },
    { value: `${number(statistics.verticalFeet.value)} ft`, label: "vertical drop" },
    { value: `${number(statistics.annualSnowfallInches.value)} in`, label: "annual snowfall" },
    { value: number(statistics.lifts.value), label: "lifts" },
    { value: `${statistics.expertTerrainPercent.value}%`, label: "advanced and expert terrain" },
    { value: String(statistics.openedYear.value), label: "year opened" },
    ...(openingDate ? [openingDay(openingDate.value)] : []),
    ...(dailySkierLimit
      ? [{ value: number(dailySkierLimit.value), label: "daily skier limit" }]
      : []),
    { value: formatSeason(statistics.season.value), label: "season" },
  ];
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}

const calendar = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** With the winter that the date opens, such as "2025-26". */
function openingDay(date: string): { value: string; label: string } {
  const year = Number(date.slice(0, 4));
  return {
    value: calendar.format(new Date(`${date}T00:00:00Z`)),
    label: `opening day, ${year}-${String(year + 1).slice(2)} season`,
  };
}

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
