import type { Resort } from "#content/resorts/index.ts";

/** A mountain's figures with their units; those that nobody vouches for are left out. */
export function statisticsOf(resort: Resort): { value: string; label: string }[] {
  const { statistics, openingDate, dailySkierLimit } = resort;
  const rows: [string | number | null, string][] = [
    [number(statistics.skiableAcres), "skiable acres"],
    [unit(statistics.summitFeet, "ft"), "summit elevation"],
    [unit(statistics.verticalFeet, "ft"), "vertical drop"],
    [unit(statistics.annualSnowfallInches, "in"), "annual snowfall"],
    [number(statistics.lifts.total), "lifts"],
    [
      statistics.expertTerrainPercent === null ? null : `${statistics.expertTerrainPercent}%`,
      "advanced and expert terrain",
    ],
    [statistics.openedYear, "year opened"],
    [openingDate === null ? null : shown(openingDate), "opening date"],
    [number(dailySkierLimit), "daily skier limit"],
    [statistics.season, "season"],
  ];
  return rows.flatMap(([value, label]) =>
    value === null ? [] : [{ value: String(value), label }],
  );
}

function number(value: number | null): string | null {
  return value === null ? null : value.toLocaleString("en-US");
}

function unit(value: number | null, name: string): string | null {
  return value === null ? null : `${value.toLocaleString("en-US")} ${name}`;
}

const calendar = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

function shown(date: string): string {
  return calendar.format(new Date(`${date}T00:00:00Z`));
}
