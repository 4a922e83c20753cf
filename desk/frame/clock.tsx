import { company } from "#content/company.ts";
import { formatTime } from "#domain/format-time.ts";
import { useServerNow } from "#desk/api/server-clock.ts";

/** The server's clock, in the office's time zone. */
export function Clock() {
  const now = useServerNow();
  return <span className="max-lg:hidden">{formatTime(now, company.timeZone)}</span>;
}
