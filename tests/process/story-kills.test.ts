import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { RequestDetails } from "#server/requests/views.ts";
import { fromDesk } from "#tests/fixtures/desk.ts";
import { startMailServer, pageIn, readMail } from "#tests/fixtures/mail-server.ts";
import { confirmationOf, exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";
import { makeFirstAccount } from "#tests/fixtures/test-accounts.ts";

// Every test restarts the process, and some wait for undo periods.
vi.setConfig({ testTimeout: 240_000 });
const patience = { timeout: 60_000, interval: 200 };
const settings = { TEST_UNDO_SECONDS: "1" };
const team = "team@firnline.example";

let mail: Awaited<ReturnType<typeof startMailServer>>;
let site: Site;
let cookie = "";
/** The output of processes that have ended. */
let logs = "";

beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite({ SMTP_URL: mail.url, ...settings });
  cookie = await makeFirstAccount(site);
});
afterAll(async () => {
  await site.dispose();
  await mail.close();
  await rm(site.dataDir, { recursive: true, force: true });
});

async function kill() {
  await site.kill();
  logs += site.output();
}

async function startAgain() {
  site = await startSite({ SMTP_URL: mail.url, ...settings, DATA_DIR: site.dataDir });
}

/** Calls the desk like its own pages. */
function desk(path: string, body: unknown, method = "POST") {
  const headers = { ...fromDesk, Cookie: cookie };
  return fetch(`${site.deskUrl}/api/${path}`, { method, headers, body: JSON.stringify(body) });
}

async function read(reference: string): Promise<RequestDetails> {
  const url = `${site.deskUrl}/api/requests/${reference}`;
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as RequestDetails;
}

function ask(visitor: string, key: string = randomUUID()) {
  return fetch(`${site.url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(aBooking({ email: visitor, date: "2031-02-22", time: "2:15 PM" })),
  });
}

/** A request with a saved draft. */
async function drafted(visitor: string): Promise<string> {
  const { reference } = (await (await ask(visitor)).json()) as { reference: string };
  await writeDraft(reference);
  return reference;
}

async function writeDraft(reference: string) {
  const confirmed = confirmationOf((await read(reference)).ride);
  expect((await desk(`requests/${reference}/ride`, confirmed, "PUT")).status).toBe(200);
  const save = { draft: exampleDraft, version: 0 };
  expect((await desk(`requests/${reference}/draft`, save, "PUT")).status).toBe(200);
}

async function send(reference: string) {
  const { version, draft } = await read(reference);
  const seen = { draftVersion: draft.version, requestVersion: version };
  return desk(`requests/${reference}/send`, seen);
}

async function mailsTo(address: string, text = "") {
  const mails = await Promise.all(mail.received.map(readMail));
  return mails.filter((each) => each.to === address && each.text.includes(text));
}

/** Waits until an address has this many emails. */
function mailed(address: string, count: number) {
  return vi.waitFor(async () => expect(await mailsTo(address)).toHaveLength(count), patience);
}

async function visitorEmails(reference: string): Promise<string[]> {
  const { timeline } = await read(reference);
  return timeline.flatMap(({ email }) => (email?.audience === "visitor" ? [email.status] : []));
}

/** Waits until this many emails to the visitor have arrived and the process knows it. */
function delivered(reference: string, count: number) {
  const expected = Array.from({ length: count }, () => "sent");
  return vi.waitFor(async () => expect(await visitorEmails(reference)).toEqual(expected), patience);
}

/** Holds all email until the returned function is called. */
function holdEmails() {
  const gate = Promise.withResolvers<void>();
  mail.behavior.beforeRecipient = () => gate.promise;
  return () => {
    delete mail.behavior.beforeRecipient;
    gate.resolve();
  };
}

test("a request: acknowledged it is there, repeated it is the same, its emails come once", async () => {
  const release = holdEmails();
  const key = randomUUID();
  const first = (await (await ask("one@example.com", key)).json()) as { reference: string };
  await kill();
  release();
  await startAgain();
  const again = (await (await ask("one@example.com", key)).json()) as { reference: string };
  expect(again.reference).toBe(first.reference);
  expect((await read(first.reference)).state).toBe("received");
  await mailed("one@example.com", 1);
  const teamHasIt = async () => expect(await mailsTo(team, first.reference)).not.toEqual([]);
  await vi.waitFor(teamHasIt, patience);

  // Killed during delivery, the email can be sent again.
  const [unsure] = await Promise.allSettled([ask("two@example.com", key + key), kill()]);
  await startAgain();
  const repeated = (await (await ask("two@example.com", key + key)).json()) as typeof first;
  if (unsure.status === "fulfilled")
    expect(repeated).toMatchObject({ reference: (await unsure.value.json()).reference });
  const others = (await read(repeated.reference)).earlier.map(({ reference }) => reference);
  expect(others).toEqual([first.reference]);
  // The next test stops the mail server at the first email.
  const settled = async () =>
    expect(await visitorEmails(repeated.reference)).not.toContain("waiting");
  await vi.waitFor(settled, patience);
});

/** Kills the process while the mail server has an email that it has not acknowledged yet. */
async function killInData(address: string, count: number) {
  const gate = Promise.withResolvers<void>();
  mail.behavior.beforeReply = () => gate.promise;
  await mailed(address, count);
  await kill();
  delete mail.behavior.beforeReply;
  gate.resolve();
  await startAgain();
}

test("where nobody knows whether an email came, a quote is sent again, a confirmation is not", async () => {
  const answer = ask("seven@example.com");
  await killInData("seven@example.com", 1);
  const { reference } = (await (await answer).json()) as { reference: string };
  const statuses = () => visitorEmails(reference);
  await vi.waitFor(async () => expect(await statuses()).toEqual(["unknown"]), patience);
  expect(await mailsTo("seven@example.com")).toHaveLength(1);

  await writeDraft(reference);
  expect((await send(reference)).status).toBe(202);
  await killInData("seven@example.com", 2);
  await mailed("seven@example.com", 3);
  const [, first, second] = await mailsTo("seven@example.com");
  expect(second).toEqual(first);
  expect(second?.id).not.toBe("");
  await vi.waitFor(async () => expect(await statuses()).toContain("sent"), patience);
  expect(await statuses()).toHaveLength(2);
});

test("a quote and a yes: acknowledged they are there, repeated they are the same, each email comes once", async () => {
  const reference = await drafted("eight@example.com");
  await delivered(reference, 1);
  expect((await send(reference)).status).toBe(202);
  await kill();
  await startAgain();
  await delivered(reference, 2);
  const page = new URL(pageIn((await mailsTo("eight@example.com"))[1]!)).pathname;
  const accept = () =>
    fetch(`${site.url}${page}/accept`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ quote: "1" }),
    });
  const release = holdEmails();
  expect((await accept()).status).toBe(303);
  await kill();
  release();
  await startAgain();
  expect((await accept()).status).toBe(303);
  const details = await read(reference);
  expect(details.state).toBe("accepted");
  expect(details.quotes).toHaveLength(1);
  for (const type of ["send-quote", "accept"])
    expect(details.timeline.filter((entry) => entry.type === type)).toHaveLength(1);
  await mailed("eight@example.com", 3);
  const teamKnows = async () => expect(await mailsTo(team, "accepted")).not.toEqual([]);
  await vi.waitFor(teamKnows, patience);
});

test("no token and nothing about the visitors is in the log of the whole story", async () => {
  logs += site.output();
  expect(logs).toContain("email sent");
  const mails = await Promise.all(mail.received.map(readMail));
  const tokens = mails.map((each) => pageIn(each).slice(-43)).filter((token) => token !== "");
  expect(new Set(tokens).size).toBeGreaterThan(6);
  const secrets = [...tokens, cookie.split("=")[1] ?? "", "example.com", "O'Brien"];
  expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
});
