import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { Temporal } from "temporal-polyfill";
import { visitorPage } from "#domain/visitor-page.ts";
import type { Config } from "#server/config.ts";
import { createServices, type Services } from "#server/services.ts";
import { createAgents, createEntryLinks } from "./agents.ts";
import { receive, perform, type Played } from "./play.ts";
import { shownStory, stories } from "./stories/stories.ts";
import type { Step, Story } from "./story.ts";

const hourMs = 60 * 60 * 1000;

export type Seeded = {
  /** Sign in at the desk, once each. */
  deskLinks: { name: string; url: string }[];
  /** A visitor's page with a quote that waits for an answer; null in a folder of an earlier demo. */
  visitorUrl: string | null;
};

/** Lets every story happen, by the use cases of the product, at its times in the past. */
export function seed(config: Config, now = Date.now()): Promise<Seeded> {
  return withServices(config, now, async (services, clock) => {
    const agents = await createAgents(services.accounts);
    const played = new Map<Story, Played>();
    await services.outbox.start();
    for (const { story, step, hoursAgo } of moves()) {
      clock.time = now - hoursAgo * hourMs;
      if (step === null) played.set(story, await receive(services, story, instantOf(now)));
      else await perform({ ...services, agents, clock }, played.get(story)!, step, instantOf(now));
      await delivered(services);
    }
    clock.time = now;
    const token = played.get(shownStory)?.token ?? "";
    return {
      deskLinks: await createEntryLinks(services.accounts),
      visitorUrl: config.siteUrl + visitorPage(token),
    };
  });
}

/** For a folder that an earlier demo has filled. */
export function resume(config: Config): Promise<Seeded> {
  return withServices(config, Date.now(), async ({ accounts }) => ({
    deskLinks: await createEntryLinks(accounts),
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
  const services = await createServices(
    config,
    log,
    (error) => {
      throw error;
    },
    () => clock.time,
  );
  try {
    return await work(services, clock);
  } finally {
    await services.close();
  }
}

type Move = { story: Story; step: Step | null; hoursAgo: number };

/** All that happens, in the order of time. */
function moves(): Move[] {
  const all = stories.flatMap((story): Move[] => [
    { story, step: null, hoursAgo: story.hoursAgo },
    ...(story.later ?? []).map((step) => ({ story, step, hoursAgo: step.hoursAgo })),
  ]);
  return all.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
}

/** Waits until every email has left, so that its time is the story's. */
async function delivered({ database }: Services): Promise<void> {
  for (;;) {
    const waiting = await database.kysely
      .selectFrom("emails")
      .select("id")
      .where("due_at", "is not", null)
      .limit(1)
      .executeTakeFirst();
    if (!waiting) return;
    await sleep(5);
  }
}

function instantOf(time: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(time);
}
