import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api, read } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { officeMoment } from "#desk/times/moments.ts";
import type { AccountEvent } from "#server/accounts/events.ts";
import { refreshAccount } from "./account-query.ts";
import { Problem, Row } from "./section.tsx";

type Session = {
  id: string;
  browser: string;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
};

export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const list = useRef<HTMLUListElement>(null);
  const end = useMutation({
    mutationFn: (id: string) =>
      read(api.account.sessions[":id"].end.$post({ param: { id }, json: {} })),
    onSettled: async (_, error) => {
      await refreshAccount();
      if (!error) list.current?.focus();
    },
  });
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {sessions.map(({ id, browser, createdAt, seenAt, isCurrent }) => (
          <Row
            key={id}
            title={browser}
            detail={
              isCurrent
                ? `This session, since ${officeMoment(createdAt)}`
                : `Since ${officeMoment(createdAt)}, last used ${officeMoment(seenAt)}`
            }
          >
            {isCurrent ? null : (
              <Button aria-disabled={end.isPending} onClick={() => end.mutate(id)}>
                End<span className="sr-only"> the session of {browser}</span>
              </Button>
            )}
          </Row>
        ))}
      </ul>
      <Problem error={end.error} />
    </>
  );
}

const firstShown = 8;

/** What happened to the account and what it did to others, newest first. */
export function History({ events }: { events: readonly AccountEvent[] }) {
  const [isOpen, setOpen] = useState(false);
  const hidden = Math.max(events.length - firstShown, 0);
  return (
    <>
      <ul>
        {events.slice(0, isOpen ? events.length : firstShown).map((event) => (
          <Row key={event.id} title={describe(event)} detail={source(event)} />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button className="mt-4" onClick={() => setOpen(!isOpen)}>
          Show {hidden} {isOpen ? "fewer" : "more"}
        </Button>
      ) : null}
    </>
  );
}

function describe({ type, details, isMine, name }: AccountEvent): string {
  const whose = isMine ? "your account" : `the account of ${name ?? "somebody who has none now"}`;
  switch (type) {
    case "sign-in":
      return `Signed in with a ${details}`;
    case "sign-out":
      return "Signed out";
    case "session-ended":
      return "Another session was ended";
    case "passkey-added":
      return "A passkey was added";
    case "passkey-removed":
      return "A passkey was removed";
    case "password-set":
      return "A password was set, and other sessions ended";
    case "link-made":
      return details === null
        ? `A one-time link to ${whose} was created`
        : `${isMine ? "You were" : `${name ?? "Somebody"} was`} invited as an ${details}`;
    case "link-used":
      return `A one-time link was used, with a new ${details}`;
    case "role":
      return `${isMine ? "You" : (name ?? "Somebody")} became an ${details}`;
    case "removed":
      return "An account was removed";
    case "data-exported":
      return "What we hold about a visitor was downloaded";
    case "data-erased":
      return `What we hold about a visitor was erased: ${details}`;
  }
}

function source({ at, by, byName, network }: AccountEvent): string {
  const who = { you: "you", console: "the server's console", other: byName ?? "a removed account" };
  return `${officeMoment(at)}, by ${who[by]}${network === null ? "" : `, network ${network}`}`;
}
