import type { RequestSummary } from "#server/desk/views.ts";
import { Mark } from "./mark.tsx";
import { marksOf } from "./marks-of.ts";

/** What looked odd about a request, below each other where two do not fit. */
export function RequestMarks({ request }: { request: RequestSummary }) {
  const marks = marksOf(request);
  if (marks.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-[3px]">
      {marks.map(({ label, tone }) => (
        <Mark key={label} tone={tone}>
          {label}
        </Mark>
      ))}
    </span>
  );
}
