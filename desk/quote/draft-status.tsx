import { useConnection } from "#desk/api/events.ts";
import { officeTime } from "#desk/times/moments.ts";
import type { DraftSnapshot } from "./draft-state.ts";
import { useSecond } from "./undo-bars.tsx";

export function DraftStatus({ snapshot, faults }: { snapshot: DraftSnapshot; faults: number }) {
  const { status, base } = snapshot;
  // The connection banner shows the countdown.
  const isConnected = useConnection().lostAt === null;
  if (status.kind === "saving") return <Status className="text-granite">Saving</Status>;
  if (status.kind === "refused")
    return <Status className="font-medium text-late">Not saved. {status.text}</Status>;
  if (status.kind === "failed")
    return (
      <Status className="font-medium text-late">
        Not saved. {status.isCopied ? "Kept in this browser" : "Keep this page open"}
        {isConnected ? (
          <>
            , next try{" "}
            <span aria-hidden="true">
              in <Seconds until={status.retryAt} />
            </span>
            <span className="sr-only">soon</span>
          </>
        ) : (
          ", saved once the connection is back"
        )}
      </Status>
    );
  if (base.savedAt === null) return <Status className="text-granite">Nothing saved yet</Status>;
  const saved = `Draft saved ${timeOf(base.savedAt)}`;
  if (faults > 0) {
    const count = faults === 1 ? "1 error" : `${faults} errors`;
    return (
      <Status className="text-slate">
        {saved}, with {count}
      </Status>
    );
  }
  return (
    <Status className="text-done">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="mr-1.5 inline size-3 align-[-1px]">
        <path d="m2 6.5 2.7 2.7L10 3.4" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      {saved}
    </Status>
  );
}

function Status({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <output className={`ml-auto text-right text-small leading-5 ${className}`}>{children}</output>
  );
}

function Seconds({ until }: { until: number }) {
  const now = useSecond(() => Date.now());
  return <>{Math.max(0, Math.ceil((until - now) / 1000))} s</>;
}

/** In the office's time zone: `9:20 AM`. */
function timeOf(at: string): string {
  return officeTime(at).replace(/ MT$/, "");
}
