import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Turns of phrase that an American copy editor would strike. */
const struck =
  /\b(that (we|you|they) (drive|serve|book|know)|lies (at|in|on|off|to)|stands (at|in|on|to|above|below)|round by|go round|somebody|anybody|by (gondola|tram) to|shut\b|reckon\b|whilst|mails?\b|your yes|we owe you|of grace\b|who has its address)/i;

test("pages are written in plain American sentences", () => {
  const files = globSync([
    "content/**/*.ts",
    "site/request/**/*.tsx",
    "server/outbox/emails/*.ts",
  ]).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) => {
    const source = readFileSync(file, "utf8").replaceAll(/\/\*\*.*?\*\/|\/\/.*/gs, "");
    return Array.from(
      source.matchAll(/"[^"\n]{12,}"|`[^`]{12,}`|>[^<>{}=]{12,}</g),
      ([text]) => text,
    )
      .filter((text) => struck.test(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
