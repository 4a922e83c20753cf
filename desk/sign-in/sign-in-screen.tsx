import { useLocation, useNavigate } from "react-router";
import { Entrance } from "./entrance.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { destination } from "./signed-in.ts";

export function SignInScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Entrance title="Quote desk">
      <SignInForm onSignedIn={() => void navigate(destination(search), { replace: true })} />
    </Entrance>
  );
}
