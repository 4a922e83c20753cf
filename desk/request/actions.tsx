import { useMutation } from "@tanstack/react-query";
import type { RequestDetails } from "#server/desk/views.ts";
import { api, readJson } from "#desk/api/client.ts";
import { refreshRequest } from "#desk/api/requests.ts";
import { Button, buttonClass } from "#desk/controls/button.tsx";
import { KeyCap } from "#desk/controls/key-cap.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { callHref, replyHref } from "./contact-links.ts";

/** Call, reply, and begin the review of a request that nobody has begun. */
export function Actions({ details }: { details: RequestDetails }) {
  const { reference, cellPhone, email, state } = details;
  const call = callHref(cellPhone);
  const reply = replyHref(email, reference);
  useKeys({
    c: call ? () => location.assign(call) : undefined,
    r: () => location.assign(reply),
  });
  const review = useMutation({
    mutationFn: async () =>
      readJson(
        await api.api.requests[":reference"].review.$post({ param: { reference }, json: {} }),
      ),
    onSettled: () => refreshRequest(reference),
  });
  return (
    <div className="mt-4.5 flex flex-wrap gap-2">
      {call ? (
        <a href={call} className={buttonClass("plain", "max-md:flex-1")}>
          Call {cellPhone}
          <KeyCap>C</KeyCap>
        </a>
      ) : null}
      <a href={reply} className={buttonClass("plain", "max-md:flex-1")}>
        Reply by mail
        <KeyCap>R</KeyCap>
      </a>
      {state === "received" ? (
        <Button
          className="max-md:flex-1"
          aria-disabled={review.isPending}
          onClick={() => (review.isPending ? undefined : review.mutate())}
        >
          Begin review
        </Button>
      ) : null}
      {review.isError ? (
        <p role="alert" className="w-full text-small font-medium text-late">
          The review could not begin. Try again in a moment.
        </p>
      ) : null}
    </div>
  );
}
