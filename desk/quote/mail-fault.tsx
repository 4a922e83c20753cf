import { buttonClass } from "#desk/controls/button.tsx";
import type { RequestDetails } from "#server/desk/views.ts";

/** Says that the quote's email has not been delivered, and how to reach the visitor instead. */
export function MailFault({ details, since }: { details: RequestDetails; since: string }) {
  const failed = details.timeline.find(
    ({ at, email }) => at >= since && email?.audience === "visitor" && isFault(email.status),
  );
  if (!failed?.email) return null;
  return (
    <div
      role="alert"
      className="mx-4 mb-3.5 flex flex-wrap items-center gap-4 border-l-3 border-late bg-late-tint px-3 py-2.5 md:mx-7"
    >
      <p className="flex-1">
        <b className="font-semibold text-late">The email has not arrived</b> ({failed.email.status}
        ). {details.firstName} may not know of this quote yet.
      </p>
      <a
        href={`tel:${details.cellPhone.replaceAll(/[^\d+]/g, "")}`}
        className={buttonClass("plain")}
      >
        Call
      </a>
    </div>
  );
}

function isFault(status: string): boolean {
  return status !== "sent" && status !== "waiting";
}
