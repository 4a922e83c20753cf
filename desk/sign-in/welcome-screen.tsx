import { Link, useLoaderData } from "react-router";
import { api, CallError, read } from "#desk/api/client.ts";
import { AcceptForm } from "./accept-form.tsx";
import { Entrance } from "./entrance.tsx";
import { linkTexts } from "./link-texts.ts";

/** Reads the link's token from the fragment, which browsers send nowhere. */
export async function loadWelcome() {
  const token = window.location.hash.slice(1);
  try {
    return { token, link: await read(api["sign-in"].link.$post({ json: { token } })) };
  } catch (error) {
    if (error instanceof CallError && [410, 422].includes(error.status ?? 0))
      return { token, link: null };
    throw error;
  }
}

/** What a one-time link opens: a new account, or a new way to sign in to one. */
export function WelcomeScreen() {
  const { token, link } = useLoaderData<typeof loadWelcome>();
  if (!link) return <LinkOver />;
  const { title, lead } = linkTexts(link);
  return (
    <Entrance title={title}>
      <p className="mt-3 text-[1rem] leading-[1.6] text-slate">{lead}</p>
      <AcceptForm token={token} link={link} />
    </Entrance>
  );
}

function LinkOver() {
  return (
    <Entrance title="This link is over">
      <p className="mt-3 text-[1rem] leading-[1.6] text-slate">
        It was used already, or its time has passed. Ask the owner of the desk for a new one. If you
        have an account,{" "}
        <Link to="/sign-in" className="underline underline-offset-4">
          sign in
        </Link>
        .
      </p>
    </Entrance>
  );
}
