import { startSite } from "#tests/fixtures/site-process.ts";
import { askForQuote, goToGuide } from "./journeys.ts";
import { interleave, median, type Part, type Row } from "./part.ts";
import { launchBrowser } from "./phone.ts";
import { visit, type Visit } from "./visit.ts";

const paths = ["/", "/booking", "/contact", "/destinations/vail", "/terms"];

/** What a page costs a visitor, on a slow phone and on a desktop, in interleaved rounds. */
export const pages: Part = {
  name: "pages",
  async run({ rounds, peers }) {
    const site = await startSite();
    const browser = await launchBrowser();
    const rows: Row[] = [];
    const sites = { firnline: site.url, ...peers };
    for (const phone of [true, false]) {
      const place = phone ? "phone" : "desk";
      for (const path of paths) {
        const taken = await interleave(sites, rounds, async (url) => ({
          full: await visit(browser, url + path, { phone }),
          bare: await visit(browser, url + path, { phone, scripts: false }),
        }));
        for (const [name, visits] of Object.entries(taken))
          rows.push(...tell(`${place} ${name} ${path}`, visits));
      }
      const asked = await interleave(sites, rounds, (url) => askForQuote(browser, url, phone));
      const gone = await interleave(sites, rounds, (url) => goToGuide(browser, url, phone));
      for (const name of Object.keys(sites)) {
        const ms = (values: readonly number[] = []) => ({ value: median(values), unit: "ms" });
        rows.push(
          { what: `${place} ${name} quote asked for and answered`, ...ms(asked[name]) },
          { what: `${place} ${name} clicks from Home to a guide`, ...ms(gone[name]) },
        );
      }
    }
    await browser.close();
    await site.dispose();
    return rows;
  },
};

function tell(what: string, visits: readonly { full: Visit; bare: Visit }[]): Row[] {
  const middle = (key: keyof Visit) => median(visits.map(({ full }) => full[key]));
  const largest = middle("largestPaint");
  return [
    { what: `${what} first paint`, value: middle("firstPaint"), unit: "ms" },
    { what: `${what} largest paint`, value: largest, unit: "ms" },
    {
      what: `${what} the same beside no scripts`,
      value: largest / median(visits.map(({ bare }) => bare.largestPaint)),
      unit: "x",
    },
    { what: `${what} layout shift`, value: middle("shift"), unit: "" },
    { what: `${what} blocking time`, value: middle("blocking"), unit: "ms" },
    {
      what: `${what} of it by scripts`,
      value: median(visits.map(({ full, bare }) => full.blocking - bare.blocking)),
      unit: "ms",
    },
    ...(["document", "stylesheet", "script", "font", "image", "other"] as const).map((kind) => ({
      what: `${what} ${kind}`,
      value: middle(kind),
      unit: "bytes",
    })),
    { what: `${what} requests`, value: middle("requests"), unit: "" },
  ];
}
