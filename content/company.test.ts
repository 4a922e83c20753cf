import { readFileSync, globSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { company } from "./company.ts";

test("a change to the policy reaches the terms and the pages", async () => {
  vi.doMock("./company.ts", async (original) => {
    const actual = await original<typeof import("./company.ts")>();
    return {
      ...actual,
      company: {
        ...actual.company,
        quoteTurnaround: "36-60 hours",
      },
      policy: {
        ...actual.policy,
        noticeHours: { standard: 30, premium: { min: 50, max: 70 }, interview: 40 },
        cancellation: [
          { hoursBefore: 30, refundPercent: 100 },
          { hoursBefore: 10, refundPercent: 60 },
          { hoursBefore: 0, refundPercent: 0 },
        ],
        graceMinutes: 20,
        retention: {
          bookingYears: 9,
          contactMonths: 26,
          suspiciousDays: 31,
          emailDays: 32,
          fingerprintDays: 8,
          backupDays: 33,
        },
      },
    };
  });
  vi.resetModules();
  const { terms } = await import("./legal/terms.ts");
  const { privacy } = await import("./legal/privacy.ts");
  const { press } = await import("./press.ts");
  const { home } = await import("./home.ts");
  const { seo } = await import("./seo.ts");
  vi.doUnmock("./company.ts");

  const words = JSON.stringify([terms, privacy, press]);
  for (const phrase of [
    "answers within 36-60 hours",
    "book at least 30 hours ahead",
    "Premium services need 50-70 hours",
    "executives need 40 hours notice",
    "30 hours or more before the pickup: a full refund minus processing fees",
    "10 to 30 hours before the pickup: 60% of the fare",
    "Less than 10 hours before the pickup: no refund",
    "grace period of 20 minutes",
    "retained for about 9 years",
    "kept for about 9 years",
    "Contact messages are kept for 26 months",
    "filled out is deleted after 31 days",
    "texts of our emails after 32 days",
    "For eight days, a fingerprint",
    "backups after 33 days",
  ])
    expect(words).toContain(phrase);
  expect(words).not.toMatch(/\b(24|48|72) hours|15 minutes|7 years|seven days/);
  expect(home.quote.text).toContain("36-60 hours");
  expect(seo["/booking"].description).toContain("36-60 hours");
});

test("the office's hours are the same in words and in figures", () => {
  const clock = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
  const { office, opens, closes } = company.hours;
  expect(office).toBe(`${clock(opens)}-${clock(closes)} MT`);
});

test("ranges have one form on every page", () => {
  const files = globSync("{content,site}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\d\}?–/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("what an operator may change is written in company.ts alone", () => {
  const once = [
    company.quoteTurnaround,
    "48-72 hours",
    "50% of the fare",
    "15 minutes",
    "7 years",
    "24 months",
    "seven days",
    company.phone.display,
    company.email,
    company.teamEmail,
    company.mailFrom,
    company.hours.office,
    company.serviceArea,
    company.legalEffective,
  ];
  const files = globSync("{content,domain,ui,site,server,build-tools}/**/*.{ts,tsx}").filter(
    (file) => !file.endsWith(".test.ts") && file !== "content/company.ts",
  );
  expect(files.length).toBeGreaterThan(100);
  const repeated = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return once.filter((each) => text.includes(each)).map((each) => `${file}: ${each}`);
  });
  expect(repeated).toEqual([]);
});

/** Phrases that an American copy editor would strike. */
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
