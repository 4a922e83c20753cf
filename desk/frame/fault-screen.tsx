import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { CallError } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { Heading, Screen } from "#desk/controls/screen.tsx";

/** What went wrong while opening a screen or on it, and what to do. */
export function FaultScreen() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof CallError)) reportError(error);
  }, [error]);
  if (error instanceof CallError && error.status === 404) return <NotFoundScreen what="request" />;
  const { title, text, isOver } = faultOf(error);
  return (
    <Message title={title} text={text}>
      {isOver ? (
        <Button onClick={() => location.reload()}>Reload the page</Button>
      ) : (
        <Button aria-disabled={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
      )}
    </Message>
  );
}

export function NotFoundScreen({ what }: { what: "request" | "page" }) {
  return (
    <Message
      title={`There is no such ${what}`}
      text="Check the address, or look for the visitor under All."
    />
  );
}

function Message({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: React.ReactNode;
}) {
  return (
    <Screen title={title}>
      <div className="grid flex-1 place-content-center justify-items-center gap-2.5 p-6 text-center">
        <Heading className="text-person">{title}</Heading>
        <p className="mb-4 max-w-[44ch] text-slate">{text}</p>
        {children}
      </div>
    </Screen>
  );
}

type Fault = {
  title: string;
  text: string;
  /** Whether only reloading the desk can help. */
  isOver: boolean;
};

/** Browsers have no error class for a part of an app that cannot be loaded. */
const notLoaded = /dynamically imported module|module script failed|unable to preload/i;

/** Tells a failed read from a bug in the desk itself. */
export function faultOf(error: unknown): Fault {
  if (error instanceof CallError && error.status === null)
    return {
      title: "The desk cannot be reached",
      text: "Check the connection, then try again.",
      isOver: false,
    };
  if (error instanceof CallError && error.status === 401)
    return {
      title: "You are signed out",
      text: "Sign in to open this screen.",
      isOver: false,
    };
  if (error instanceof CallError)
    return {
      title: "The server could not answer",
      text: "The fault is ours. Try again in a moment.",
      isOver: false,
    };
  if (error instanceof Error && notLoaded.test(error.message))
    return {
      title: "This screen could not be loaded",
      text: "The connection was lost, or there is a newer version of the desk. Reload the page.",
      isOver: true,
    };
  return {
    title: "The desk has a fault",
    text: "The fault is ours. Drafts and notes are kept. Reload the page; if this happens again, tell the owner what you did last.",
    isOver: true,
  };
}
