import { useSyncExternalStore } from "react";
import {
  connectionStatus,
  useConnection,
  type Connection,
  type Status,
  tryNow,
} from "#desk/api/events.ts";
import { serverNow } from "#desk/api/server-clock.ts";
import { Button } from "#desk/controls/button.tsx";
import { officeTime } from "#desk/times/moments.ts";

const statusTexts: Record<Status, string> = {
  live: "Live",
  connecting: "Connecting",
  lost: "Not connected",
};
const dots: Record<Status, string> = {
  live: "bg-done",
  connecting: "border-[1.5px] border-granite",
  lost: "border-[1.5px] border-late",
};

export function ConnectionStatus() {
  const connection = useConnection();
  const status = connectionStatus(connection, useSeconds(connection.lostAt !== null));
  return (
    <output
      className={`flex items-center gap-1.75 ${status === "lost" ? "font-medium text-late" : ""}`}
    >
      <span aria-hidden="true" className={`size-1.75 rounded-full ${dots[status]}`} />
      <span className="max-md:sr-only">{statusTexts[status]}</span>
    </output>
  );
}

const shape =
  "flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2 transition-opacity md:px-6 starting:opacity-0";

/** Covers the screen's first line, so that nothing below it moves. */
export function ConnectionBanner() {
  return (
    <div className="sticky top-13 z-20 h-0 md:top-12">
      <ConnectionNotice />
    </div>
  );
}

/** Warns while the screen may be out of date, and briefly confirms when it is current again. */
function ConnectionNotice() {
  const connection = useConnection();
  const nowMs = useSeconds(connection.lostAt !== null);
  if (connection.regained !== null)
    return (
      <output className={`${shape} border-line bg-done-tint font-semibold text-done`}>
        Connected again, {connection.regained || "nothing"} new
      </output>
    );
  if (connectionStatus(connection, nowMs) !== "lost") return null;
  return (
    <aside aria-label="Connection" className={`${shape} border-late/25 bg-late-tint text-ink`}>
      <p role="alert">
        <span className="font-semibold text-late">The connection is lost.</span> New requests will
        not appear until it is back.
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
  const minutes = Math.floor((nowMs - liveAt) / 60_000);
  return `Last updated ${officeTime(moment)}${minutes > 0 ? `, ${minutes} min ago` : ""}.`;
}

function nextTry({ nextTryAt }: Connection, nowMs: number): string {
  if (nextTryAt === null) return "Trying now.";
  return `Next try in ${Math.max(1, Math.ceil((nextTryAt - nowMs) / 1000))} s.`;
}

/** This browser's clock in milliseconds; rerenders each second while running. */
function useSeconds(isRunning: boolean): number {
  return useSyncExternalStore(isRunning ? eachSecond : never, wholeSecond);
}

function wholeSecond(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}

function eachSecond(listener: () => void) {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

function never() {
  return () => {};
}
