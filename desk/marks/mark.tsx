import type { ReactNode } from "react";

const tones = {
  late: "border-transparent bg-late-tint text-late",
  soon: "border-transparent bg-soon-tint text-soon",
  done: "border-transparent bg-done-tint text-done",
  neutral: "border-transparent bg-paused-tint text-slate",
  /** Short notice: amber is kept for little time left. */
  strong: "border-granite text-ink",
} as const;

/** A short remark in a box. */
export function Mark({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5 items-center rounded-edge border px-1.5 text-desk-small font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
