import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { Temporal } from "temporal-polyfill";
import { visitorPage } from "#content/company.ts";
import { ended } from "#demo/stories/ended.ts";
import { marked } from "#demo/stories/marked.ts";
import { quoted, waitsForYes } from "#demo/stories/quoted.ts";
import { waiting } from "#demo/stories/waiting.ts";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Account, Role } from "#server/accounts/types.ts";
import type { Config } from "#server/config.ts";
import { openServices, type Services } from "#server/services.ts";
import { receive, perform, type Played, type Step, type Story } from "./play.ts";

const hourMs = 60 * 60 * 1000;

type Seeded = {
  agents: Agents;
  /** A visitor's page with an unanswered quote; null in the folder of an earlier demo. */
  visitorUrl: string | null;
};

/** Plays every story with the product's use cases, at its times in the past. */
export function seed(config: Config, now = Date.now()): Promise<Seeded> {
  return withServices(config, now, async (services, clock) => {
    const agents = await createAgents(services.accounts);
    const stage = { ...services, agents: agents.accounts, clock };
    const played = new Map<Story, Played>();
    await services.outbox.start();
    for (const { story, step, hoursAgo } of moves()) {
      clock.time = now - hoursAgo * hourMs;
      if (step === null) played.set(story, await receive(services, story, instantOf(now)));
      else await perform(stage, played.get(story)!, step, instantOf(now));
      await delivered(services);
    }
    clock.time = now;
    const token = played.get(shownStory)?.token ?? "";
    return { agents, visitorUrl: config.siteUrl + visitorPage(token) };
  });
}

/** For a folder that an earlier demo has filled. */
export function resume(config: Config): Promise<Seeded> {
  return withServices(config, Date.now(), async ({ accounts }) => ({
    agents: await createAgents(accounts),
    visitorUrl: null,
  }));
}

async function withServices<Result>(
  config: Config,
  now: number,
  work: (services: Services, clock: { time: number }) => Promise<Result>,
): Promise<Result> {
  const clock = { time: now };
  const log = pino({ level: "silent" });
  const onFatal = (error: Error) => {
    throw error;
  };
  const services = await openServices(config, log, onFatal, { now: () => clock.time });
  try {
    return await work(services, clock);
  } finally {
    await services.close();
  }
}

type Move = { story: Story; step: Step | null; hoursAgo: number };

/** All steps of all stories, in chronological order. */
function moves(): Move[] {
  const all = stories.flatMap((story): Move[] => [
    { story, step: null, hoursAgo: story.hoursAgo },
    ...(story.later ?? []).map((step) => ({ story, step, hoursAgo: step.hoursAgo })),
  ]);
  return all.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
}

/** Waits until every email has left, so that it has the story's time. */
async function delivered({ database }: Services): Promise<void> {
  for (;;) {
    const unsent = await database.kysely
      .selectFrom("emails")
      .select("id")
      .where("due_at", "is not", null)
      .limit(1)
      .executeTakeFirst();
    if (!unsent) return;
    await sleep(5);
  }
}

function instantOf(time: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(time);
}

/** Who works at the demo's desk. */
const people = {
  nora: { name: "Nora Castellanos", email: "nora@example.com", role: "owner" },
  ben: { name: "Ben Adeyemi", email: "ben@example.com", role: "agent" },
} as const satisfies Record<string, { name: string; email: string; role: Role }>;

export type AgentName = keyof typeof people;

type Agents = {
  accounts: Record<AgentName, Account>;
  /** The same for both accounts, and new at each start. */
  password: string;
};

/** Creates both accounts, or sets a new password for those of an earlier demo. */
async function createAgents(accounts: Accounts): Promise<Agents> {
  const password = newPassword();
  const nora = await enroll(accounts, "nora", password);
  const ben = await enroll(accounts, "ben", password);
  return { accounts: { nora, ben }, password };
}

async function enroll(accounts: Accounts, agent: AgentName, password: string): Promise<Account> {
  const { name, email, role } = people[agent];
  const { url } = await accounts.invite({ email, role });
  const token = new URL(url).hash.slice(1);
  const result = await accounts.links.withPassword(
    { token, name, email, password },
    { browser: "The demo" },
  );
  if (!result.ok) throw new Error(`The demo's account was refused: ${result.reason}`);
  await accounts.signOut(result.token);
  return result.account;
}

/** Without characters that look alike, because people may type it. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** For example, `k7q3-9fmt-2wxa-6hzp`. */
function newPassword(): string {
  const letter = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: 4 }, letter).join("");
  return Array.from({ length: 4 }, group).join("-");
}

/** Every request of the demo. */
const stories: readonly Story[] = [...waiting, ...marked, ...quoted, ...ended];

/** The story whose page the demo shows. */
const shownStory = waitsForYes;
