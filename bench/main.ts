import { spawnSync } from "node:child_process";

/** Each part of the benchmark is a command of its own: `npm run bench -- store`. */
const parts = ["store", "bytes"];

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const unknown = wanted.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. There are: ${parts.join(", ")}.`);
  process.exit(2);
}
for (const part of wanted.length > 0 ? wanted : parts) {
  const { status } = spawnSync(process.execPath, [`bench/${part}.ts`], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
