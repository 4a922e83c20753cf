import { useRevalidator, useRouteError } from "react-router";
import { HttpError } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import { Heading, Screen } from "./screen.tsx";

/** What went wrong on the way to a screen, and the way to try again. */
export function FaultScreen() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (error instanceof HttpError && error.status === 404) return <NotFoundScreen what="request" />;
  const isAnswer = error instanceof HttpError;
  return (
    <Message
      title={isAnswer ? "The desk could not read this" : "The desk cannot be reached"}
      text={
        isAnswer
          ? "The fault is ours. Requests are stored and mailed as always."
          : "Check the connection. Requests are stored and mailed as always."
      }
    >
      <Button aria-disabled={state === "loading"} onClick={() => void revalidate()}>
        Try again
      </Button>
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
