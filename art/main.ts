import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { addToCatalogue, type Entry } from "./catalogue.ts";
import { scenes } from "./scenes/all.ts";

/** Draws every landscape, or those whose names begin with one of the words given. */
const wanted = process.argv.slice(2);
const names = scenes
  .map(({ name }) => name)
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
const waiting = [...names];
const entries: Record<string, Entry> = {};
let done = 0;

await Promise.all(Array.from({ length: availableParallelism() }, work));
addToCatalogue(entries);
process.stdout.write("\n");

/** One core: takes the next scene until none is left. */
async function work(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    entries[name] = await draw(name);
    done += 1;
    process.stdout.write(`\r${done} of ${names.length} drawn, last: ${name}          `);
  }
}

function draw(name: string): Promise<Entry> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry>();
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { name } });
  worker.once("message", resolve);
  worker.once("error", reject);
  return promise;
}
