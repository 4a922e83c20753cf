import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";
import { facts, listed, serviceActions } from "./facts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The main part of a page, without the shell around it. */
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
