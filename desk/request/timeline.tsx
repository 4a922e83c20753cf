import type { RequestDetails } from "#server/desk/views.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { pastMoment } from "#desk/times/moments.ts";
import { describeEntry } from "./describe-entry.ts";
import { Section } from "./section.tsx";

/** Everything that happened, newest first. */
export function Timeline({ details: { timeline, name } }: { details: RequestDetails }) {
  const now = useServerNow();
  return (
    <Section title="Timeline">
      <ol className="pt-2">
        {timeline.map((entry, index) => {
          const { text, detail, isFault } = describeEntry(entry, name);
          return (
            <li
              key={`${entry.at} ${entry.type} ${entry.email?.id ?? ""}`}
              className="grid grid-cols-[12px_minmax(0,1fr)] items-start gap-x-3 py-1.5 md:grid-cols-[136px_12px_minmax(0,1fr)]"
            >
              <time
                dateTime={entry.at}
                className="text-granite max-md:col-start-2 max-md:row-start-2 max-md:text-desk-small"
              >
                {pastMoment(entry.at, now)}
              </time>
              <span
                aria-hidden="true"
                className={`mt-1.75 ml-0.5 size-1.75 rounded-full max-md:col-start-1 max-md:row-start-1 ${index === 0 ? "bg-ink" : "bg-mist"}`}
              />
              <span
                className={`wrap-anywhere max-md:row-start-1 ${isFault ? "font-medium text-late" : ""}`}
              >
                {text} {detail ? <span className="font-normal text-granite">{detail}</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
