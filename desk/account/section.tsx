import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { CallError, explain } from "#desk/api/client.ts";

export function Section({
  title,
  note,
  children,
}: {
  title: string;
  note: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t border-mist py-7 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-[1.375rem] leading-6">
          {title}
        </h2>
        <p className="mt-2 text-desk-small text-granite">{note}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

export function Row({
  title,
  detail,
  children,
}: {
  title: ReactNode;
  detail: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2 first:-mt-2">
      <div className="min-w-0">
        <p className="break-words font-medium">{title}</p>
        <p className="break-words text-desk-small text-granite">{detail}</p>
      </div>
      {children}
    </li>
  );
}

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
