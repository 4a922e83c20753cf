import { statusOf, useConnection, type Status } from "#desk/api/connection.ts";
import { useSeconds } from "./use-seconds.ts";

const words: Record<Status, string> = {
  live: "Live",
  connecting: "Connecting",
  lost: "Not connected",
};
const dots: Record<Status, string> = {
  live: "bg-done",
  connecting: "border-[1.5px] border-granite",
  lost: "border-[1.5px] border-late",
};

/** Whether new requests arrive by themselves. */
export function ConnectionMark() {
  const connection = useConnection();
  const status = statusOf(connection, useSeconds(connection.lostAt !== null));
  return (
    <output
      className={`flex items-center gap-1.75 ${status === "lost" ? "font-medium text-late" : ""}`}
    >
      <span aria-hidden="true" className={`size-1.75 rounded-full ${dots[status]}`} />
      <span className="max-md:sr-only">{words[status]}</span>
    </output>
  );
}
