import { Link } from "react-router";
import { CallFailed } from "#desk/sign-in/calls.ts";

/** Why a change was not made, and the way on where there is one. */
export function Problem({ error }: { error: Error | null }) {
  if (!error) return null;
  const needsSignIn = error instanceof CallFailed && error.needsSignIn;
  return (
    <p role="alert" className="mt-3 border-l-3 border-late bg-late-tint px-3.5 py-2.5">
      {error.message}
      {needsSignIn ? (
        <>
          {" "}
          <Link to="/sign-in?to=/account" className="font-medium underline underline-offset-3">
            Sign in again
          </Link>
        </>
      ) : null}
    </p>
  );
}
