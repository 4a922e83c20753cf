import { useMutation } from "@tanstack/react-query";
import { api, read } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { officeMoment } from "#desk/times/moments.ts";
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
  const end = useMutation({
    mutationFn: (id: string) =>
      read(api.account.sessions[":id"].end.$post({ param: { id }, json: {} })),
    onSettled: refreshAccount,
  });
  return (
    <>
      <ul>
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
