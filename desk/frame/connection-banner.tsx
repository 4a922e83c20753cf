import { company } from "#content/company.ts";
import { formatTime } from "#domain/format-time.ts";
import { statusOf, useConnection, type Connection } from "#desk/api/connection.ts";
import { tryNow } from "#desk/api/events.ts";
import { serverNow } from "#desk/api/server-clock.ts";
import { Button } from "#desk/controls/button.tsx";
import { useSeconds } from "./use-seconds.ts";

const shape =
  "sticky top-13 z-20 md:top-12 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2 transition-opacity md:px-6 starting:opacity-0";

/** Says under the bar that the list is old, and for a moment that it is not any more. */
export function ConnectionBanner() {
  const connection = useConnection();
  const nowMs = useSeconds(connection.lostAt !== null);
  if (connection.regained !== null)
    return (
      <output className={`${shape} border-line bg-done-tint font-semibold text-done`}>
        Connected again, {connection.regained || "nothing"} new
      </output>
    );
  if (statusOf(connection, nowMs) !== "lost") return null;
  return (
    <aside aria-label="Connection" className={`${shape} border-late/25 bg-late-tint text-ink`}>
      <p role="alert">
        <span className="font-semibold text-late">The connection is lost.</span> New requests are
        stored and mailed as always; they will appear here.
      </p>
      <p className="text-slate">
        {asOf(connection, nowMs)} {nextTry(connection, nowMs)}
      </p>
      <Button variant="text" className="md:ml-auto" onClick={tryNow}>
        Try now
      </Button>
    </aside>
  );
}

function asOf({ liveAt }: Connection, nowMs: number): string {
  if (liveAt === null) return "";
  const moment = serverNow().subtract({ milliseconds: nowMs - liveAt });
  const [, , time = ""] = formatTime(moment, company.timeZone).split(", ");
  const minutes = Math.floor((nowMs - liveAt) / 60_000);
  return `This is as of ${time}${minutes > 0 ? `, ${minutes} min ago` : ""}.`;
}

function nextTry({ nextTryAt }: Connection, nowMs: number): string {
  if (nextTryAt === null) return "Trying now.";
  return `Next try in ${Math.max(1, Math.ceil((nextTryAt - nowMs) / 1000))} s.`;
}
