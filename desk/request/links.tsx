import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { Temporal } from "temporal-polyfill";
import { api, explain, read } from "#desk/api/client.ts";
import { refreshRequest } from "#desk/api/requests.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button } from "#desk/controls/button.tsx";
import { pastMoment } from "#desk/times/moments.ts";
import type { VisitorLink } from "#server/requests/views.ts";
import { Section } from "./section.tsx";

/** The links to the visitor's page, read only when someone opens them. */
export function Links({ reference }: { reference: string }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <Section title="Visitor's links" aside="anyone with a link can answer for the visitor">
      <Button
        variant="text"
        className="mt-2"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? "Hide the links" : "Show the links"}
      </Button>
      <div id={id}>{isShown ? <LinkList reference={reference} /> : null}</div>
    </Section>
  );
}

function LinkList({ reference }: { reference: string }) {
  const rows = useRef(new Map<string, HTMLLIElement | null>());
  const links = useQuery({
    // Under the request's key, so that refreshing the request refreshes the links.
    queryKey: ["request", reference, "links"],
    queryFn: () => read(api.requests[":reference"].links.$get({ param: { reference } })),
  });
  const revoke = useMutation({
    mutationFn: (id: string) =>
      read(
        api.requests[":reference"].links[":id"].revoke.$post({
          param: { reference, id },
          json: {},
        }),
      ),
    onSettled: () => refreshRequest(reference),
    // Focuses the row, because the focused button is gone.
    onSuccess: (_, id) => rows.current.get(id)?.focus(),
  });
  const error = links.error ?? revoke.error;
  return (
    <>
      <ul>
        {links.data?.links.map((link) => (
          <li
            key={link.id}
            ref={(row) => void rows.current.set(link.id, row)}
            tabIndex={-1}
            className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2"
          >
            <LinkText link={link} />
            {link.isOpen ? (
              <Button
                aria-disabled={revoke.isPending}
                onClick={() => revoke.isPending || revoke.mutate(link.id)}
              >
                Revoke<span className="sr-only"> {nameOf(link)}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {links.data?.links.length === 0 ? <p className="py-2 text-granite">None yet.</p> : null}
      {error ? (
        <p role="alert" className="mt-2 text-small font-medium text-late">
          {explain(error)}
        </p>
      ) : null}
    </>
  );
}

function LinkText({ link }: { link: VisitorLink }) {
  const now = useServerNow();
  return (
    <div className="min-w-0">
      <p className={`wrap-anywhere ${link.isOpen ? "" : "text-granite"}`}>{nameOf(link)}</p>
      <p className="text-desk-small text-granite">
        Made {inSentence(link.madeAt, now)}. {endOf(link, now)}
      </p>
    </div>
  );
}

function nameOf({ subject }: VisitorLink): string {
  return subject === null ? "Shown after the form was sent" : `“${subject}”`;
}

function endOf({ revoked, endsAt, isOpen }: VisitorLink, now: Temporal.Instant): string {
  if (revoked === null) return `${isOpen ? "Ends" : "Ended"} ${inSentence(endsAt, now)}.`;
  return `Revoked ${inSentence(revoked.at, now)} by ${revoked.by ?? "a command"}.`;
}

function inSentence(at: string, now: Temporal.Instant): string {
  return pastMoment(at, now).replace(/^Today/, "today");
}
