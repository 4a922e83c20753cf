import { HtmlValidate } from "html-validate";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "#site/addresses.ts";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";
import { quotedRequest, requestQuote } from "#tests/fixtures/test-requests.ts";
import { budgets } from "#tests/rules/budgets.ts";

let app: TestApp;
const pages = new Map<string, string>();
beforeAll(async () => {
  app = await createTestApp();
  for (const path of [...addresses, "/nowhere"])
    pages.set(path, await (await app.request(path)).text());
});
afterAll(() => app.close());

/** The visitor's own page in its longest state, the question, closed requests, and the form. */
async function privatePages(): Promise<{ html: string; bytes: number }[]> {
  const { page } = await quotedRequest(app);
  const closed = await quotedRequest(app);
  await app.submit(`${closed.page}/decline`, { quote: "1" });
  const accepted = await quotedRequest(app);
  await app.submit(`${accepted.page}/accept`, { quote: "1" });
  const waiting = await requestQuote(app);
  const paths = [page, `${page}/accept`, `${page}/decline`, closed.page, accepted.page];
  return Promise.all(
    [...paths, waiting.page, "/requests", "/requests/nowhere"].map(async (path) => {
      const headers = { "Accept-Encoding": "gzip" };
      const answer = await app.request(path, { headers });
      const body = Buffer.from(await answer.arrayBuffer());
      return { html: gunzipSync(body).toString(), bytes: body.byteLength };
    }),
  );
}

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React's style of markup: attributes in camel case and self-closed void elements.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // A typographic rule; addresses are shown as written.
    "tel-non-breaking": "off",
    "no-inline-style": "error",
  },
});

test("every page is valid HTML", async () => {
  const complaints: string[] = [];
  for (const [path, html] of pages) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        complaints.push(`${path} ${ruleId}: ${message} (${selector})`);
  }
  expect(complaints).toEqual([]);
});

test("every page of a visitor is valid HTML, and light", async () => {
  for (const { html, bytes } of await privatePages()) {
    expect(bytes).toBeLessThan(budgets.privatePage);
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  }
});

test("every link leads to a page, and every hash to a place on it", () => {
  const lost: string[] = [];
  for (const [path, html] of pages) {
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      if (/^(https:|mailto:|tel:)/.test(href)) continue;
      const [place = "", hash] = href.split("#");
      const [address] = place.split("?");
      const target = pages.get(address || path);
      if (target === undefined || (hash && !target.includes(`id="${hash}"`)))
        lost.push(`${path} -> ${href}`);
    }
  }
  expect(lost).toEqual([]);
});

test("titles and descriptions are each page's own, and fit", () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of addresses) {
    const html = pages.get(path) ?? "";
    const title = /<title>([^<]+)/.exec(html)?.[1] ?? "";
    const description = /name="description" content="([^"]+)/.exec(html)?.[1] ?? "";
    expect([path, title.length <= 60, description.length <= 160]).toEqual([path, true, true]);
    expect(html).toContain(`rel="canonical" href="http://localhost:3000${path}"`);
    titles.add(title);
    descriptions.add(description);
  }
  expect([titles.size, descriptions.size]).toEqual([addresses.length, addresses.length]);
});

test("structured data says what each page is", () => {
  const types = (path: string) =>
    Array.from(
      (pages.get(path) ?? "").matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    );
  expect(types("/")).toMatchObject([
    { "@type": "LocalBusiness", logo: expect.stringMatching(/\/icon-512\.png$/) },
    { "@type": "WebSite" },
  ]);
  expect(types("/contact")).toMatchObject([{ "@type": "LocalBusiness" }]);
  expect(types("/services")).toMatchObject([{ "@type": "ItemList", numberOfItems: 7 }]);
  expect(types("/destinations")).toMatchObject([{ "@type": "ItemList", numberOfItems: 27 }]);
  for (const path of addresses.filter((each) => /^\/services\/./.test(each)))
    expect(types(path)).toMatchObject([
      { "@type": "Service", name: expect.any(String) },
      { "@type": "BreadcrumbList" },
    ]);
  for (const path of addresses.filter((each) => /^\/destinations\/./.test(each))) {
    const [resort, breadcrumbs] = types(path);
    expect(breadcrumbs).toMatchObject({ "@type": "BreadcrumbList" });
    expect(resort).toMatchObject({ "@type": "SkiResort", subjectOf: { "@type": "WebPage" } });
    // Our page is not the resort's own site.
    expect(resort).not.toHaveProperty("url");
  }
});

test("each guide is shared with its own mountain, every other page with our car", () => {
  for (const [path, html] of pages) {
    const [, image] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const slug = /^\/destinations\/(.+)/.exec(path)?.[1];
    const file = slug ? `/share/${slug}.jpg` : "/social.jpg";
    expect(image && new URL(image).pathname, path).toBe(file);
    // The frame header of a JPEG contains its height and width.
    const jpeg = readFileSync(`public${file}`);
    const frame = jpeg.findIndex((byte, at) => byte === 0xff && (jpeg[at + 1]! & 0xfe) === 0xc0);
    expect([jpeg.readUInt16BE(frame + 7), jpeg.readUInt16BE(frame + 5)], file).toEqual([1200, 630]);
  }
});

test("a sitemap, robots and a manifest stand beside them", async () => {
  const sitemap = await (await app.request("/sitemap.xml")).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(addresses.length);
  const days = Array.from(sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g), ([, day = ""]) => day);
  expect(days).toHaveLength(addresses.length);
  for (const day of days) expect(new Date(day).toISOString()).toBe(`${day}T00:00:00.000Z`);
  expect(await (await app.request("/robots.txt")).text()).toContain("Sitemap: http");
  const manifest = await (await app.request("/site.webmanifest")).json();
  expect((await app.request("/favicon.ico")).headers.get("Content-Type")).toMatch(/^image\//);
  for (const { src } of manifest.icons) expect((await app.request(src)).status).toBe(200);
});

test("no address outside of the pages is unanswered: pictures, fonts, icons", async () => {
  const asked = new Set<string>();
  for (const html of pages.values()) {
    for (const [, list = ""] of html.matchAll(/(?:src|srcSet|srcset)="([^"]+)"/g))
      for (const each of list.split(", ")) asked.add(each.split(" ")[0] ?? "");
    for (const [, href = ""] of html.matchAll(/<link [^>]*?href="(\/[^"]+)"/g)) asked.add(href);
  }
  const missing: string[] = [];
  for (const path of asked) if ((await app.request(path)).status !== 200) missing.push(path);
  expect(missing).toEqual([]);
});

let secure: TestApp;
beforeAll(async () => {
  secure = await createTestApp({ SITE_URL: "https://firnline.example" });
});
afterAll(() => secure.close());

/** What a page without a referrer sends in a browser without Sec-Fetch-Site. */
const oldHeaders = { Origin: "null" };

test("a browser without Sec-Fetch-Site can answer a quote and ask for links", async () => {
  const { page } = await quotedRequest(secure);
  const answer = await secure.submit(`${page}/accept`, { quote: "1" }, oldHeaders);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  expect(await (await secure.request(page)).text()).toContain("Your ride is confirmed");
  const links = await secure.submit("/requests", { email: "eleanor@example.com" }, oldHeaders);
  expect(links.status).toBe(200);
});

test("a frame of another site that hides its origin cannot", async () => {
  const { page } = await quotedRequest(secure);
  const fromFrame = { ...oldHeaders, "Sec-Fetch-Site": "cross-site" };
  for (const path of [`${page}/accept`, `${page}/withdraw`, "/requests"])
    expect((await secure.submit(path, { quote: "1" }, fromFrame)).status).toBe(403);
});
