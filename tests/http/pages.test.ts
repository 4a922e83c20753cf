import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formPages, company } from "#content/company.ts";
import { builtPath } from "#server/site/load-pages.ts";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ SITE_URL: "https://firnline.example" });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

const addresses = [
  "/",
  "/services",
  ..."stretch-limousines suv-limousines airport-transfers group-transportation executive-sedans premium-suvs luxury-vans"
    .split(" ")
    .map((slug) => `/services/${slug}`),
  "/destinations",
  ..."aspen vail park-city lake-tahoe big-sky breckenridge beaver-creek winter-park keystone copper-mountain steamboat-springs deer-valley snowbird alta mammoth-mountain whitefish-mountain heavenly northstar snowbasin brighton solitude bridger-bowl red-lodge-mountain sierra-at-tahoe sugar-bowl kirkwood big-bear"
    .split(" ")
    .map((slug) => `/destinations/${slug}`),
  ..."gallery about booking contact terms privacy cookies careers press safety"
    .split(" ")
    .map((name) => `/${name}`),
];

test("every address is there, with a heading and a title of its own", async () => {
  const titles = new Set<string>();
  for (const address of addresses) {
    const answer = await get(address);
    expect([address, answer.status]).toEqual([address, 200]);
    const page = await answer.text();
    expect(page.match(/<h1/g)).toHaveLength(1);
    titles.add(/<title>([^<]+)/.exec(page)?.[1] ?? "");
  }
  expect(titles.size).toBe(addresses.length);
});

test("the build holds these pages and no other", async () => {
  const files = await readdir(builtPath("client"), { recursive: true });
  const pages = files.filter((name) => name.endsWith(".html")).map((name) => `/${name}`);
  const built = pages.map((name) => name.replace(/\/index\.html$/, "") || "/");
  expect(built.toSorted()).toEqual([...addresses, "/404", "/429", "/500", "/503"].toSorted());
});

test("the build holds the scripts that its pages name, and no other", async () => {
  const files = await readdir(builtPath("client"), { recursive: true });
  const named = new Set<string>();
  for (const address of addresses) {
    const page = await (await get(address)).text();
    for (const [, list = ""] of page.matchAll(/ (?:src|data-swap|data-scripts)="([^"]+\.js)"/g))
      for (const script of list.split(" ")) named.add(script);
  }
  const scripts = files.filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
  // Pages rendered on request name the visitor's script; the booking form names the toasts' script.
  const ofPages = scripts.filter((name) => !/\/(visitor|toaster)-[\w-]{8}\.js$/.test(name));
  expect(scripts.length - ofPages.length).toBe(2);
  expect(ofPages.toSorted()).toEqual([...named].toSorted());
  const others = new Set(files.map((name) => /\.\w+$/.exec(name)?.[0]));
  for (const kind of [".data", ".css", ".map"]) expect(others).not.toContain(kind);
});

test.each([
  "/nowhere",
  "/destinations/nowhere",
  "/404",
  "/429",
  "/500",
  "/503",
  "/booking/x",
  "/index.html",
  "/%00",
  "/..%2f",
])("%s is a 404 with the specified words", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  const page = await answer.text();
  expect(page).toContain("404 Page Not Found");
  expect(page).toContain("Did you forget to add the page to the router?");
});

test("an address has one form: a slash at its end leads to it", async () => {
  const answer = await get("/booking/?from=mail");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/booking?from=mail");
});

test.each(["PUT", "DELETE", "POST"])("%s of a page: 405 with Allow", async (method) => {
  const answer = await app.request("/about", { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET, HEAD");
});

describe("headers", () => {
  test("every kind of answer carries the policy", async () => {
    const asset = /\/assets\/[^"]+\.js/.exec(await (await get("/")).text())?.[0] ?? "";
    for (const path of ["/", "/booking", asset, "/nowhere", "/api/nothing", "/healthz"]) {
      const { headers } = await get(path);
      const policy = headers.get("Content-Security-Policy") ?? "";
      // Firefox checks `default-src` before prefetching; whatever else it would allow is denied by name.
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'; frame-src 'none'; worker-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
    }
  });

  test("HSTS is not promised by a site without https", async () => {
    const plain = await createTestApp();
    const { headers } = await plain.request("/");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
    await plain.close();
  });

  test("no page needs an exception: no inline script, and one style sheet that the policy names", async () => {
    for (const address of [...addresses, "/nowhere"]) {
      const answer = await get(address);
      const page = await answer.text();
      expect(page).not.toMatch(/\sstyle=|\son[a-z]+=/);
      const policy = answer.headers.get("Content-Security-Policy");
      for (const [, css = ""] of page.matchAll(/<style>(.*?)<\/style>/gs))
        expect(policy).toContain(createHash("sha256").update(css).digest("base64"));
      expect(policy?.match(/'sha256-/g)).toHaveLength(1);
      for (const [tag] of page.matchAll(/<script[^>]*>/g))
        expect(tag).toMatch(/ src="\/assets\/|type="application\/(ld\+)?json"/);
      // The canonical address is only named, not loaded.
      const loaded = page.replaceAll(/<link rel="canonical"[^>]*>/g, "");
      expect(loaded).not.toMatch(/<(?:script|link|img|source|video)[^>]+(?:src|href)="https?:/);
    }
  });

  test("pages are asked about again, prefetched ones after five minutes, hashed files never", async () => {
    const page = await get("/");
    expect(page.headers.get("Cache-Control")).toBe("no-cache");
    const etag = page.headers.get("ETag") ?? "";
    const again = await get("/", { "If-None-Match": `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await get("/", { "If-None-Match": '"other"' })).status).toBe(200);
    for (const address of ["/", "/booking", "/booking?vehicle=luxury-van"]) {
      const { headers } = await get(address, { "Sec-Purpose": "prefetch" });
      expect(headers.get("Cache-Control"), address).toBe("private, max-age=300");
    }
    const html = await page.text();
    const kinds = ["js", "woff2", "avif", "webp", "webm", "mp4"];
    for (const kind of kinds) {
      const asset = new RegExp(`/assets/[^" ]+\\.${kind}`).exec(html)?.[0] ?? "";
      const { status, headers } = await get(asset);
      expect(status, kind).toBe(200);
      expect(headers.get("Cache-Control"), kind).toBe("public, max-age=31536000, immutable");
      const ofPrerender = await get(asset, { "Sec-Purpose": "prefetch;prerender" });
      expect(ofPrerender.headers.get("Cache-Control")).toBe(headers.get("Cache-Control"));
    }
  });

  test("the form's pages set the one cookie, the others none", async () => {
    const cookie = (await get("/booking")).headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(
      /^__Host-firnline_seen=[^;]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const kept = await get("/booking", { Cookie: cookie.split(";")[0] ?? "" });
    expect(kept.headers.get("Set-Cookie")).toBeNull();
    expect((await get("/")).headers.get("Set-Cookie")).toBeNull();
    // A prefetched page sets no cookie either.
    const prefetched = await get("/booking", { "Sec-Purpose": "prefetch" });
    expect([prefetched.status, prefetched.headers.get("Set-Cookie")]).toEqual([200, null]);
  });
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("%s is the same page", async (coding, unpack) => {
  const plain = await (await get("/booking")).text();
  const answer = await get("/booking", { "Accept-Encoding": coding });
  expect(answer.headers.get("Content-Encoding")).toBe(coding);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
});

test("React comes to pages with a form, when it is wanted, and to no other", async () => {
  for (const address of addresses) {
    const page = await (await get(address)).text();
    const hasForm = formPages.some((path) => path === address);
    expect([address, page.match(/<script[^>]+src=/g)?.length]).toEqual([address, 1]);
    expect([address, page.includes("data-scripts=")]).toEqual([address, hasForm]);
  }
});

test("the islands share one React", async () => {
  const preloads = formPages.map(async (path) => {
    const page = await (await get(path)).text();
    return / data-scripts="([^"]+)"/.exec(page)?.[1]?.split(" ") ?? [];
  });
  const [booking = [], contact = []] = await Promise.all(preloads);
  const sizes = booking
    .filter((script) => contact.includes(script))
    .map((script) => statSync(`${builtPath("client")}${script}`).size);
  expect(Math.max(...sizes)).toBeGreaterThan(150_000);
});

test("a browser may prefetch the public pages, and nothing else", async () => {
  const rules = (await (await get("/speculation-rules.json")).json()) as object;
  const patterns: string[] = [];
  JSON.stringify(rules, (key, value: unknown) => {
    if (key === "href_matches") patterns.push(...(value as string[]));
    return value;
  });
  expect(new Set(patterns)).toEqual(new Set(addresses));
  const matches = (path: string) =>
    patterns.some((pathname) =>
      new URLPattern({ pathname }).test(`https://firnline.example${path}`),
    );
  expect(["/", "/booking", "/destinations/vail"].map(matches)).toEqual([true, true, true]);
  expect(["/requests/x", "/requests", "/api/booking", "/healthz"].map(matches)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("only a browser with a mouse prerenders", async () => {
  const rules = (await (await get("/speculation-rules.json")).json()) as { prerender: object[] };
  expect(rules.prerender.length).toBeGreaterThan(0);
  for (const rule of rules.prerender) expect(JSON.stringify(rule)).toContain("[data-mouse] a");
});

test("security.txt names a contact, and does not expire for months", async () => {
  const response = await get("/.well-known/security.txt");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${company.email}\n`);
  expect(text).toContain("Canonical: https://firnline.example/.well-known/security.txt\n");
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(200);
  expect(days).toBeLessThan(365);
});
