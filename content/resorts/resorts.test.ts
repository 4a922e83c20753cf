import { expect, test } from "vitest";
import { destinationSections, moreMountains, resortBySlug, resorts } from "./index.ts";
import type { Place, ResortGuide } from "./types.ts";

const slugs =
  "aspen vail park-city lake-tahoe big-sky breckenridge beaver-creek winter-park keystone copper-mountain steamboat-springs deer-valley snowbird alta mammoth-mountain whitefish-mountain heavenly northstar snowbasin brighton solitude bridger-bowl red-lodge-mountain sierra-at-tahoe sugar-bowl kirkwood big-bear";

/** Words that say nothing or promise too much. */
const filler =
  /\b(nestled|breathtaking|world[- ]class|unparalleled|unmatched|unrivall?ed|unforgettable|paradise|ultimate|boasts?|haven|hidden gems?|something for everyone|winter wonderland|stunning|magical|picturesque|legendary|iconic|epic|premier|pristine|mecca|playground|bucket[- ]list|amazing|incredible|awe-inspiring|vibrant|quaint|jaw-dropping|must-see|best-kept|look no further|escape the)\b/i;

const british =
  /\b(\w*(colour|neighbour|favour|flavour|honour|labour)\w*|(centre|theatre|metre)s?|programmes?|kerbs?|grey|travell(er|ed|ing)\w*|jewellery|tyres?|ploughs?\w*)\b/i;

/** All texts of a guide that are full sentences. */
function prose(guide: ResortGuide): string[] {
  return [
    ...guide.description,
    guide.access.road,
    guide.access.note,
    ...notesOf([...guide.accommodations, ...guide.dining]),
    ...(guide.sections ?? []).flatMap((section) => [
      section.lead,
      ...(section.kind === "facts" ? section.items : []),
      ...(section.kind === "places" ? notesOf(section.items) : []),
    ]),
  ];
}

function notesOf(places: readonly Place[]): string[] {
  return places.flatMap(({ note }) => note ?? []);
}

/** The short phrases; two mountains may both offer "Night skiing". */
function labels({ tagline, highlights, summer, winter }: ResortGuide): string[] {
  return [tagline, ...highlights, ...summer, ...winter];
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

function repeated(strings: readonly string[]): string[] {
  return strings.filter((string, index) => strings.indexOf(string) !== index);
}

function slugsOf(list: readonly ResortGuide[]): string {
  return list.map(({ slug }) => slug).join(" ");
}

test("keeps its order", () => {
  expect(slugsOf(resorts)).toBe(slugs);
  expect(resortBySlug("alta")?.name).toBe("Alta");
  expect(resortBySlug("nowhere")).toBeUndefined();
  expect(resortBySlug(undefined)).toBeUndefined();
});

test("fills the sections of /destinations in their order", () => {
  const lists = destinationSections.map(({ anchor, resorts: list }) => [anchor, slugsOf(list)]);
  expect(lists).toEqual([
    [
      "colorado",
      "vail breckenridge aspen beaver-creek winter-park keystone copper-mountain steamboat-springs",
    ],
    ["utah", "park-city deer-valley snowbird alta snowbasin brighton"],
    [
      "california",
      "mammoth-mountain lake-tahoe heavenly northstar sierra-at-tahoe sugar-bowl kirkwood big-bear",
    ],
  ]);
  expect(slugsOf(moreMountains.resorts)).toBe(
    "big-sky whitefish-mountain bridger-bowl red-lodge-mountain solitude",
  );
  const listed = [...destinationSections, moreMountains].flatMap(({ resorts: list }) => list);
  expect(new Set(listed)).toEqual(new Set(resorts));
});

test("keeps the operator's acres", () => {
  const acres = {
    "park-city": 7300,
    "big-sky": 5850,
    breckenridge: 2908,
    "beaver-creek": 1832,
    "winter-park": 3081,
    keystone: 3148,
    "copper-mountain": 2465,
    "lake-tahoe": 6000,
    "steamboat-springs": 2965,
  };
  for (const [slug, expected] of Object.entries(acres)) {
    expect(resortBySlug(slug)?.statistics.skiableAcres, slug).toEqual({
      value: expected,
      source: "operator",
    });
  }
  expect(resortBySlug("steamboat-springs")?.statistics).toMatchObject({
    summitFeet: { value: 10_568, source: "operator" },
    verticalFeet: { value: 3668, source: "operator" },
    annualSnowfallInches: { value: 349, source: "operator" },
  });
});

test("keeps the operator's opening dates, skier limit and skiers-only hills", () => {
  const dates = resorts.flatMap(({ slug, openingDate }) =>
    openingDate ? [[slug, openingDate.value]] : [],
  );
  expect(Object.fromEntries(dates)).toEqual({
    aspen: "2025-11-27",
    vail: "2025-11-14",
    breckenridge: "2025-11-07",
    "beaver-creek": "2025-11-26",
    "winter-park": "2025-11-26",
    keystone: "2025-10-31",
    "copper-mountain": "2025-11-07",
    "steamboat-springs": "2025-11-22",
  });
  const limits = resorts.filter(({ dailySkierLimit }) => dailySkierLimit);
  expect(limits.map(({ slug, dailySkierLimit }) => [slug, dailySkierLimit?.value])).toEqual([
    ["deer-valley", 7500],
  ]);
  expect(slugsOf(resorts.filter(({ skiersOnly }) => skiersOnly))).toBe("deer-valley alta");
});

test("has the extra sections of two guides", () => {
  const extra = resorts.flatMap(({ slug, sections }) =>
    sections ? [[slug, sections.map(({ id }) => id).join(" ")]] : [],
  );
  expect(extra).toEqual([
    ["steamboat-springs", "powder western-heritage year-round dining"],
    ["deer-valley", "five-star-service dining ultra-luxury-lodging year-round"],
  ]);
});

test.each(resorts.map((resort) => [resort.slug, resort] as const))(
  "%s: figures are plausible, and the nearest airport stands first",
  (_, { statistics, access }) => {
    const summit = statistics.summitFeet.value;
    const vertical = statistics.verticalFeet.value;
    const difference = summit - statistics.baseFeet.value;
    expect(vertical).toBeLessThanOrEqual(difference);
    expect(vertical).toBeGreaterThan(0.8 * difference);
    const minutes = access.airports.map(({ winterMinutes }) => winterMinutes.value);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    for (const { miles, winterMinutes } of access.airports) {
      const milesPerHour = (60 * miles.value) / winterMinutes.value;
      expect(milesPerHour).toBeGreaterThan(15);
      expect(milesPerHour).toBeLessThan(60);
    }
  },
);

test.each(resorts.map((resort) => [resort.slug, resort] as const))(
  "%s: has its parts, in the lengths that the page is drawn for",
  (_, guide) => {
    for (const paragraph of guide.description) {
      expect(wordCount(paragraph)).toBeGreaterThanOrEqual(60);
      expect(wordCount(paragraph)).toBeLessThanOrEqual(120);
    }
    expect(wordCount(guide.tagline)).toBeLessThanOrEqual(8);
    expect([3, 4]).toContain(guide.highlights.length);
    for (const list of [guide.accommodations, guide.dining, guide.summer, guide.winter]) {
      expect([3, 4, 5]).toContain(list.length);
    }
  },
);

test("is written in plain American words, without filler or prices", () => {
  for (const guide of resorts) {
    for (const text of [...prose(guide), ...labels(guide)]) {
      expect(text).not.toMatch(filler);
      expect(text).not.toMatch(british);
      expect(text).not.toMatch(/[$€£]|\p{Extended_Pictographic}/u);
    }
  }
});

test("says nothing twice", () => {
  const paragraphs = resorts.flatMap((guide) => [...guide.description]);
  const said = resorts.flatMap((guide) => prose(guide).flatMap(sentences));
  expect(repeated(paragraphs)).toEqual([]);
  expect(repeated(said)).toEqual([]);
  expect(repeated(resorts.map(({ tagline }) => tagline))).toEqual([]);
});
