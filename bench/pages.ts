import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { startSite } from "#tests/site.ts";
import { median, type Part, type Row } from "./part.ts";
import { visit, type Visit } from "./visit.ts";

const paths = ["/", "/booking", "/destinations/vail", "/terms"];

/** What a page costs a visitor, on a phone with one bar and on a desk, in interleaved rounds. */
export const pages: Part = {
  name: "pages",
  async run({ rounds, peers }) {
    const site = await startSite();
    const executablePath = ["/usr/bin/chromium", process.env["CHROMIUM_PATH"] ?? ""].find(
      existsSync,
    );
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    const rows: Row[] = [];
    const sites = { firnline: site.url, ...peers };
    for (const phone of [true, false]) {
      for (const path of paths) {
        const taken = await interleave(browser, sites, path, phone, rounds);
        for (const [name, visits] of taken) rows.push(...tell(`${name} ${path}`, phone, visits));
      }
    }
    await browser.close();
    await site.dispose();
    return rows;
  },
};

async function interleave(
  browser: Browser,
  sites: Record<string, string>,
  path: string,
  phone: boolean,
  rounds: number,
): Promise<Map<string, Visit[]>> {
  const taken = new Map<string, Visit[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(sites))
      taken.set(name, [...(taken.get(name) ?? []), await visit(browser, url + path, phone)]);
  }
  return taken;
}

function tell(name: string, phone: boolean, visits: readonly Visit[]): Row[] {
  const place = phone ? "phone" : "desk";
  const middle = (key: keyof Visit) => median(visits.map((each) => each[key]));
  return [
    { what: `${place} ${name} first paint`, value: middle("firstPaint"), unit: "ms" },
    { what: `${place} ${name} largest paint`, value: middle("largestPaint"), unit: "ms" },
    { what: `${place} ${name} layout shift`, value: middle("shift"), unit: "" },
    { what: `${place} ${name} blocking time`, value: middle("blocking"), unit: "ms" },
    { what: `${place} ${name} bytes`, value: middle("bytes"), unit: "bytes" },
    { what: `${place} ${name} requests`, value: middle("requests"), unit: "" },
  ];
}
