import { useLocation, useNavigate } from "react-router";
import { takeSession } from "#desk/api/session.ts";
import { Entrance } from "./entrance.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export function SignInScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Entrance title="Quote desk">
      <SignInForm
        onSignedIn={(account) => {
          takeSession({ account });
          void navigate(destination(search), { replace: true });
        }}
      />
    </Entrance>
  );
}

/** Where to go after signing in; never another site. */
function destination(search: string): string {
  const to = new URLSearchParams(search).get("to") ?? "/";
  return /^\/(?![/\\])/.test(to) ? to : "/";
}
