/** What looked odd about a request; it is stored and answered all the same. */
export type Flag = "honeypot" | "too-fast" | "possible-duplicate";

export type StoredFlags = "" | Flag | `${Flag} ${Flag}` | "honeypot too-fast possible-duplicate";

const order: readonly Flag[] = ["honeypot", "too-fast", "possible-duplicate"];

export function formatFlags(flags: Iterable<Flag>): StoredFlags {
  const given = new Set(flags);
  return order.filter((flag) => given.has(flag)).join(" ") as StoredFlags;
}

export function parseFlags(stored: StoredFlags): Flag[] {
  return order.filter((flag) => stored.split(" ").includes(flag));
}
