import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, read } from "./calls.ts";
import { WideButton } from "./controls.tsx";
import { Failed } from "./entrance.tsx";
import { takeSession } from "./signed-in.ts";

/** Signs in by the link alone, as the demo's does. */
export function Enter({ token }: { token: string }) {
  const navigate = useNavigate();
  const enter = useMutation({
    mutationFn: () => read(api["sign-in"].link.enter.$post({ json: { token } })),
    onSuccess(session) {
      takeSession(session);
      void navigate("/", { replace: true });
    },
  });
  return (
    <>
      {enter.error ? <Failed>{enter.error.message}</Failed> : null}
      <WideButton
        type="button"
        look="filled"
        aria-disabled={enter.isPending}
        onClick={() => {
          if (!enter.isPending) enter.mutate();
        }}
      >
        Open the desk
      </WideButton>
    </>
  );
}
