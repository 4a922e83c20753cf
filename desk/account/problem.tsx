import { Link } from "react-router";
import { CallError, explain } from "#desk/api/client.ts";

/** Why a change failed, and what to do about it. */
export function Problem({ error }: { error: Error | null }) {
  if (!error) return null;
  const needsSignIn = error instanceof CallError && error.needsSignIn;
  return (
    <p role="alert" className="mt-3 border-l-3 border-late bg-late-tint px-3.5 py-2.5">
      {explain(error)}
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
