import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";

/** What a page must contain (docs/requirements.md): its address, and words in any order. */
export const facts: readonly (readonly [path: string, ...words: string[]])[] = [
  ["/", "Reserve Now", "Fleet Options", "15+", "50+", "10K+", "23+"],
  ["/", 'href="/services/executive-sedans"', 'href="/services/premium-suvs"'],
  ["/", 'href="/services/luxury-vans"', 'href="/destinations#colorado"'],
  ["/", 'href="/destinations#utah"', 'href="/destinations#california"'],
  ["/", "How it works", "a full refund minus processing fees", "15 minutes"],
  ["/booking", "How it works", "What shapes your quote", "no refund", "15 minutes"],
  ["/services", "What Makes Us Different", "Professional chauffeurs", "Premium amenities"],
  ["/services", "24/7 service", "Fully insured", "1-3", "1-6", "6-14", "1-15", "12-14", "15+ bags"],
  ["/services/stretch-limousines", "Stretch Limousines", "Sprinter van limousines"],
  ["/services/stretch-limousines", "1-15", "Leather seating", "Climate control", "Entertainment"],
  ["/services/stretch-limousines", "Bar service", "Privacy features", "Large luggage space"],
  ["/services/stretch-limousines", "120+ inches", "Mountain certified", "24/7", "Celebrations"],
  ["/services/stretch-limousines", "Corporate events", "Ski group trips", "Wine tours"],
  ["/services/suv-limousines", "All-wheel drive", "12-14", "Ski racks", "Bar"],
  ["/services/suv-limousines", "Premium audio and video", "Climate control", "Mountain certified"],
  ["/services/airport-transfers", "Meet and greet at baggage claim", "Flight monitoring"],
  ["/services/airport-transfers", "Luggage and ski-equipment handling", "Pre-heated vehicles"],
  ["/services/airport-transfers", "Sedans, 1-3", "Luxury SUVs, 1-6", "Premium vans, 7-14"],
  ["/services/airport-transfers", "Round trips", "Multi-stop", "Lift tickets", "Restaurants"],
  ["/services/airport-transfers", "Activities"],
  ["/services/group-transportation", "Dedicated event manager", "Fleet coordination", "8-20"],
  ["/services/group-transportation", "Real-time communication", "20-50", "50+", "Consultation"],
  ["/services/group-transportation", "Custom quote", "Coordination", "Execution"],
  ["/services/executive-sedans", "1-3", "5+", "Mercedes S-Class", "Lucid Air", "Audi A8"],
  ["/services/executive-sedans", "Perfect for", "/sedan.png"],
  ["/services/premium-suvs", "1-6", "8+", "Escalade", "BMW X7", "GLS", "Perfect for", "/suv.png"],
  ["/services/luxury-vans", "6-14", "15+", "4+", "24/7", "Sprinter", "Transit Executive"],
  ["/services/luxury-vans", "Perfect for", "/van.png", "14"],
  ["/destinations/park-city", "7,300"],
  ["/destinations/big-sky", "5,850"],
  ["/destinations/breckenridge", "2,908", "Nov 7, 2025"],
  ["/destinations/beaver-creek", "1,832", "Nov 26, 2025"],
  ["/destinations/winter-park", "3,081", "Nov 26, 2025"],
  ["/destinations/keystone", "3,148", "Oct 31, 2025"],
  ["/destinations/copper-mountain", "2,465", "Nov 7, 2025"],
  ["/destinations/lake-tahoe", "6,000", "Palisades Tahoe"],
  ["/destinations/steamboat-springs", "2,965", "10,568 ft", "3,668 ft", "349 in", "Nov 22, 2025"],
  ["/destinations/aspen", "Nov 27, 2025"],
  ["/destinations/vail", "Nov 14, 2025"],
  ["/destinations/deer-valley", "7,500", "Skiers only"],
  ["/destinations/keystone", "Eagle County Regional Airport (EGE)", "1 h 20 min", "Winter drive"],
  ["/destinations/heavenly", "(SFO)", "3 h 55 min", "Winter drive"],
  ["/destinations/mammoth-mountain", "(MMH)", "20 min", "Winter drive"],
  ["/destinations/sierra-at-tahoe", "400 in", "(RNO)", "(SMF)", "(SFO)"],
  ["/destinations/big-bear", "26", "27%", "Late November to early April"],
  ["/destinations/alta", "kiers only"],
  ["/safety", "Zero", "50,000+", "100%", "24/7", "FBI-level background checks", "5+", "80+", "10+"],
  ["/safety", "Commercial licensing", "Drug and alcohol testing", "GPS tracking", "AI safety"],
  ["/safety", "DOT", "FMCSA"],
  ["/careers", "Join Our Team", "Professional Chauffeur", "Aspen", "Fleet Manager", "Denver"],
  ["/careers", "Customer Experience Specialist", "Remote", "Operations Coordinator", "Park City"],
  ["/careers", "Open", "Apply Now", "One ride, four roles", "FBI-level background checks"],
  ["/press", "15+", "50+", "25+", "98%", "Media kit", "Media contacts", "Guidelines"],
  ["/press", "48 hours notice"],
  ["/booking", "Booking Details", "Request Quote", "Book Directly with Our Partners", "/terms"],
  ["/booking", "24-48 hours", "Stretch limousine (Sprinter van limousine), 1-15 passengers"],
  ["/contact", "Get in Touch", "Send Us a Message", "Vail, CO", "24/7 service available"],
  ["/contact", "8 AM-8 PM MT"],
  [
    "/terms",
    "January 1, 2025",
    "24 hours ahead",
    "48-72 hours",
    "full refund minus processing fees",
  ],
  ["/terms", "50% of the fare", "no refund", "15 minutes", "in full at booking", "48 hours notice"],
  ["/terms", "about 7 years", "Colorado, Utah, California and Montana", "another date"],
  ["/privacy", "January 1, 2025", "about 7 years"],
  ["/cookies", "Its name is __Host-firnline_seen.", "on the quote and contact pages"],
];

/** The calls to action of each service page, in order. */
export const serviceActions: Record<string, readonly string[]> = {
  "stretch-limousines": twice("Book Now /booking?vehicle=stretch-limousine", "Get Quote /contact"),
  "suv-limousines": twice("Reserve Now /booking?vehicle=suv-limousine", "Get Pricing /contact"),
  "airport-transfers": twice("Book Transfer /booking", "Custom Quote /contact"),
  "group-transportation": twice("Request Quote /contact", "Book Online /booking"),
  "executive-sedans": reserve("executive-sedan"),
  "premium-suvs": reserve("premium-suv"),
  "luxury-vans": reserve("luxury-van"),
};

/** The first one is at the top of the page, and again at its end next to the other. */
function twice(first: string, second: string): readonly string[] {
  return [first, first, second];
}

function reserve(vehicle: string): readonly string[] {
  const booking = `/booking?vehicle=${vehicle}`;
  return [`Reserve Now ${booking}`, `Book Now ${booking}`, "Learn More /contact"];
}

/** The guides in each section of /destinations, in order. */
export const listed: Record<string, string> = {
  colorado:
    "vail breckenridge aspen beaver-creek winter-park keystone copper-mountain steamboat-springs",
  utah: "park-city deer-valley snowbird alta snowbasin brighton",
  california:
    "mammoth-mountain lake-tahoe heavenly northstar sierra-at-tahoe sugar-bowl kirkwood big-bear",
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The main part of a page, without the shell. */
async function mainOf(path: string): Promise<string> {
  const html = await (await app.request(path)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return main.replaceAll("<!-- -->", "").replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}

test.each(facts)("%s holds %s", async (path, ...words) => {
  const main = await mainOf(path);
  expect(words.filter((word) => !main.includes(word))).toEqual([]);
});

test.each(Object.entries(serviceActions))("%s asks for just this", async (slug, actions) => {
  const links = (await mainOf(`/services/${slug}`)).matchAll(
    /<a [^>]*href="(\/(?:booking|contact)[^"]*)"[^>]*>([^<]+)/g,
  );
  expect(Array.from(links, ([, href, label]) => `${label} ${href}`)).toEqual(actions);
});

test.each(Object.entries(listed))("#%s lists its guides in order", async (anchor, slugs) => {
  const main = await mainOf("/destinations");
  const section = main.slice(main.indexOf(`id="${anchor}"`));
  const end = section.indexOf("</section>");
  const links = section.slice(0, end).matchAll(/href="\/destinations\/([a-z-]+)"/g);
  expect(Array.from(links, ([, slug]) => slug)).toEqual(slugs.split(" "));
});

test("every guide can be reached, and leads nowhere else", async () => {
  const index = await mainOf("/destinations");
  const guides = Array.from(
    index.matchAll(/href="(\/destinations\/[a-z-]+)"/g),
    ([, path]) => path!,
  );
  expect(new Set(guides).size).toBe(27);
  for (const path of guides) expect(await mainOf(path)).not.toMatch(/<(a|button|form|input)\b/);
});

test("buttons and links that do nothing say so", async () => {
  const careers = await mainOf("/careers");
  expect(careers.match(/<button/g)).toHaveLength(6);
  expect(careers.match(/<button[^>]*aria-disabled="true"/g)).toHaveLength(6);
  expect((await mainOf("/press")).match(/<a role="link" aria-disabled="true"/g)).toHaveLength(4);
});

test("the booking form has the eleven fields, each under its key, and asks for eight of them", async () => {
  const main = await mainOf("/booking");
  const controls = Array.from(main.matchAll(/<(?:input|select)[^>]*>/g), ([tag]) => tag);
  const name = (tag: string) => /name="(\w+)"/.exec(tag)?.[1];
  expect(controls.map(name).filter((each) => each !== "website")).toEqual(
    "date time pickupAddress dropoffAddress passengers vehicleType firstName lastName cellPhone email agreeToTerms".split(
      " ",
    ),
  );
  expect(controls.filter((tag) => / required=/.test(tag)).map(name)).toEqual(
    "date time pickupAddress dropoffAddress firstName lastName cellPhone email".split(" "),
  );
  expect(main.match(/<option/g)).toHaveLength(17 + 6);
  for (const value of [
    "executive-sedan",
    "premium-suv",
    "luxury-van",
    "stretch-limousine",
    "suv-limousine",
    "15+",
  ])
    expect(main).toContain(`<option value="${value}"`);
});
