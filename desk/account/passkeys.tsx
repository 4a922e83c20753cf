import { useMutation } from "@tanstack/react-query";
import { api, read } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { addPasskey, hasPasskeys } from "#desk/sign-in/passkey.ts";
import { officeMoment } from "#desk/times/moments.ts";
import { refreshAccount } from "./account-query.ts";
import { Problem, Row } from "./section.tsx";

type Passkey = { id: string; name: string; createdAt: string; usedAt: string | null };

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const add = useMutation({ mutationFn: addPasskey, onSuccess: refreshAccount });
  const remove = useMutation({
    mutationFn: (id: string) =>
      read(api.account.passkeys[":id"].remove.$post({ param: { id }, json: {} })),
    onSuccess: refreshAccount,
  });
  const isBusy = add.isPending || remove.isPending;
  return (
    <>
      <ul>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <Row
            key={id}
            title={name}
            detail={`Since ${officeMoment(createdAt)}${usedAt ? `, last used ${officeMoment(usedAt)}` : ""}`}
          >
            <Button aria-disabled={isBusy} onClick={() => remove.mutate(id)}>
              Remove<span className="sr-only"> the passkey of {name}</span>
            </Button>
          </Row>
        ))}
      </ul>
      {hasPasskeys ? (
        <Button
          className={passkeys.length > 0 ? "mt-4" : ""}
          aria-disabled={isBusy}
          onClick={() => add.mutate()}
        >
          Add a passkey
        </Button>
      ) : (
        <p className="mt-3 text-granite">This browser has no passkeys.</p>
      )}
      <output className={add.isSuccess ? "mt-3 block text-done" : "sr-only"}>
        {add.isSuccess ? "The passkey was added." : ""}
      </output>
      <Problem error={remove.error ?? add.error} />
    </>
  );
}
