import type { Group } from "./arrange.ts";

const words = { late: "late", "short-notice": "short notice", "in-time": "in time" } as const;
const tones = {
  late: "text-late font-medium",
  "short-notice": "text-ink font-medium",
  "in-time": "",
};

/** How many are in each group of the queue. */
export function QueueSummary({ groups }: { groups: readonly Group[] }) {
  return (
    <p className="flex gap-3 text-small text-granite md:gap-4 md:pt-1.5 md:text-desk">
      {groups.map(({ name, requests }) =>
        name ? (
          <span key={name} className={tones[name]}>
            {requests.length} {words[name]}
          </span>
        ) : null,
      )}
    </p>
  );
}
