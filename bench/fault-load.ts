import { setTimeout as sleep } from "node:timers/promises";
import type { RideEdit } from "#domain/ride.ts";
import { fromDesk } from "#tests/fixtures/desk.ts";
import { pageIn, readMail, type startMailServer } from "#tests/fixtures/mail-server.ts";
import { confirmationOf, draftFromNow } from "#tests/fixtures/quote-draft.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import type { Site } from "#tests/fixtures/site-process.ts";

const clients = 6;
export type Mail = Awaited<ReturnType<typeof startMailServer>>;
type Instances = () => Site[];

/** What was acknowledged, and how often each status was returned. */
export type Promised = {
  /** References by address. */
  acknowledged: Map<string, string>;
  statuses: Map<number, number>;
  /** References of quoted requests; `accepted` has those of accepted quotes. */
  quoted: Set<string>;
  accepted: Set<string>;
};

export const nothingPromised = (): Promised => ({
  acknowledged: new Map(),
  statuses: new Map(),
  quoted: new Set(),
  accepted: new Set(),
});

/** Calls a random instance. @returns null without an answer */
async function callOne(
  instances: Instances,
  promised: Promised,
  listener: "url" | "deskUrl",
  path: string,
  request: RequestInit,
): Promise<Response | null> {
  const [site] = instances().toSorted(() => Math.random() - 0.5);
  const signal = AbortSignal.timeout(70_000);
  const answer = await fetch(`${site?.[listener]}${path}`, { ...request, signal })
    // Until it has been read, a response can still be cut off.
    .then(async (raw) => new Response(await raw.text(), { status: raw.status }))
    .catch(() => null);
  const status = answer?.status ?? 0;
  promised.statuses.set(status, (promised.statuses.get(status) ?? 0) + 1);
  return answer;
}

/** Visitors post until they get an answer, while `trouble` happens. @returns what was promised */
export async function load(
  instances: Instances,
  trouble: () => Promise<unknown>,
  beside?: (promised: Promised, isOver: () => boolean) => Promise<void>,
) {
  const promised = nothingPromised();
  const { acknowledged } = promised;
  const state = { over: false };
  async function visitor(client: number): Promise<void> {
    for (let post = 0; !state.over; post += 1) {
      const email = `v${client}-${post}-${Date.now()}@example.com`;
      while (!acknowledged.has(email)) {
        const answer = await callOne(instances, promised, "url", "/api/booking", {
          method: "POST",
          headers: { "Content-Type": "application/json", "Idempotency-Key": email },
          body: JSON.stringify(aBooking({ email })),
        });
        if (answer?.status === 200) acknowledged.set(email, (await answer.json()).reference);
        else if (state.over && post > 0) return;
        else await sleep(100);
      }
      // Paced, because answers by email need emails that don't wait for others.
      await sleep(beside ? 250 : 20);
    }
  }
  const visitors = Array.from({ length: clients }, (_, client) => visitor(client));
  const desk = beside?.(promised, () => state.over);
  await trouble().finally(() => (state.over = true));
  await Promise.all([...visitors, desk]);
  return promised;
}

/** An agent reads the queue and sends quotes; visitors accept them from their emails. */
export function workAtDesk(instances: Instances, mail: Mail, cookie: string) {
  return async (promised: Promised, isOver: () => boolean): Promise<void> => {
    const asked = new Map<string, string>();
    while (!isOver()) {
      await call("GET", "/lists?view=queue");
      const next = [...promised.acknowledged].find(([, reference]) => !asked.has(reference));
      if (next) {
        asked.set(next[1], next[0]);
        if (await quote(next[1])) promised.quoted.add(next[1]);
      }
      for (const reference of promised.quoted) {
        const email = asked.get(reference) ?? "";
        if (!promised.accepted.has(reference) && (await accept(email)))
          promised.accepted.add(reference);
      }
      await sleep(50);
    }

    function call(method: string, path: string, body?: object) {
      const headers = { ...fromDesk, Cookie: cookie };
      const text = body && { body: JSON.stringify(body) };
      return callOne(instances, promised, "deskUrl", `/api${path}`, { method, headers, ...text });
    }

    async function callUntilAnswered(
      method: string,
      path: string,
      body?: object,
    ): Promise<Response | null> {
      while (!isOver()) {
        const answer = await call(method, path, body);
        if (answer !== null && answer.status !== 503) return answer;
        await sleep(100);
      }
      return null;
    }

    async function quote(reference: string): Promise<boolean> {
      const path = `/requests/${reference}`;
      const { ride } = (await (await callUntilAnswered("GET", path))?.json()) ?? {};
      if (!ride) return false;
      if (!(await confirm(path, confirmationOf(ride)))) return false;
      await callUntilAnswered("PUT", `${path}/draft`, { draft: draftFromNow(), version: 0 });
      const { version, draft = null } =
        (await (await callUntilAnswered("GET", path))?.json()) ?? {};
      if (draft === null) return false;
      const seen = { draftVersion: draft.version, requestVersion: version };
      return (await call("POST", `${path}/send`, seen))?.status === 202;
    }

    /** Each release rejects the other's form with a message: the agent reloads the desk. */
    async function confirm(path: string, edit: RideEdit): Promise<boolean> {
      for (let isOld = false; !isOver(); isOld = !isOld) {
        const own = isOld ? { ...edit, was: "" } : edit;
        if ((await callUntilAnswered("PUT", `${path}/ride`, own))?.status === 200) return true;
      }
      return false;
    }

    async function accept(email: string): Promise<boolean> {
      const raw = mail.received.find(({ to, raw: text }) => to[0] === email && isQuote(text))?.raw;
      if (raw === undefined) return false;
      const page = new URL(pageIn(await readMail({ from: "", to: [], raw }))).pathname;
      const answer = await callOne(instances, promised, "url", `${page}/accept`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ quote: "1" }),
      });
      return answer?.status === 303;
    }
  };
}

const isQuote = (raw: string) => raw.includes("$835.50") && /^Subject: .*quote/im.test(raw);
