import type { ReactNode } from "react";
import { type RequestState, stateNames } from "#domain/request.ts";

/** A request's state, by shape and word. */
export function StateLabel({ state }: { state: RequestState }) {
  return (
    <span className="inline-flex items-center gap-1.75 whitespace-nowrap text-slate">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 flex-none">
        {shapes[state]}
      </svg>
      {stateNames[state]}
    </span>
  );
}

const ring = { cx: 6, cy: 6, r: 4.75, fill: "none", stroke: "currentColor", strokeWidth: 1.5 };
const stroke = { fill: "none", stroke: "currentColor", strokeWidth: 1.75 };

const shapes: Record<RequestState, ReactNode> = {
  received: <circle {...ring} />,
  "in-review": (
    <>
      <circle {...ring} />
      <path d="M6 3a3 3 0 0 1 0 6z" fill="currentColor" />
    </>
  ),
  quoted: <circle cx="6" cy="6" r="5.5" fill="currentColor" />,
  accepted: <path d="m2 6.5 2.7 2.7L10 3.4" {...stroke} className="text-done" />,
  declined: <path d="m3 3 6 6m0-6-6 6" {...stroke} />,
  expired: <path d="M3 2h6L6 6zM3 10h6L6 6z" {...stroke} strokeWidth={1.25} />,
  withdrawn: <path d="M10 6H2.5M6 2.5 2.5 6 6 9.5" {...stroke} />,
  completed: <path d="M2 2.5h8v7H2zM4 6l1.4 1.4L8.2 4.6" {...stroke} strokeWidth={1.25} />,
};
