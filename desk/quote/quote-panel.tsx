import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button } from "#desk/controls/button.tsx";
import { changeDraft, renewValidUntil, reviseDraft } from "#domain/draft.ts";
import { describeState, type RequestState } from "#domain/request.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import { Answers, type PhoneAnswer } from "./answers.tsx";
import { DraftEditor } from "./draft-editor.tsx";
import { useDraft } from "./draft-saver.ts";
import { NotSent, PendingNote } from "./notices.tsx";
import { PanelHead } from "./panel-frame.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import { recordAnswer, useRequestCalls } from "./request-calls.ts";
import { EarlierQuotes, SentQuote } from "./sent-quote.tsx";
import "./quote.css";

const writing: readonly RequestState[] = ["received", "in-review"];
const revisable: readonly RequestState[] = ["quoted", "declined", "expired", "accepted"];

type Props = {
  reference: string;
  details: RequestDetails;
  /** The version that is being revised, or null. */
  revised: number | null;
  setRevised: (version: number) => void;
};

/** Whether a quote is being written, so that its ride can be corrected. */
export function isRideOpen(
  { state, sending, nextVersion, pending }: RequestDetails,
  revised: number | null,
) {
  if (sending || (pending && state === "accepted")) return false;
  const isRevising = revised !== null && revised === nextVersion - 1;
  return writing.includes(state) || (isRevising && revisable.includes(state));
}

const settling = ["accept", "keep-ride", "take-back", "lapse-change"] as const;

type View = "sending" | "editor" | "sent" | "none";

/** Writes, sends and revises a request's quote, and records what is said about it by phone. */
export function QuotePanel({ reference, details, revised, setRevised }: Props) {
  const { saver, snapshot } = useDraft(details);
  const { isBusy, news, setNews, run } = useRequestCalls();
  const now = useServerNow();
  const { state, pending, sending, quotes } = details;
  const newest = quotes[0];
  const view = viewOf();
  const focus = useFocusOfView(`${view} ${state}`);

  function viewOf(): View {
    if (sending) return "sending";
    if (isRideOpen(details, revised)) return "editor";
    return newest ? "sent" : "none";
  }

  function revise() {
    if (!newest) return;
    const { savedAt } = snapshot.base;
    const last = details.offered ?? newest;
    // A draft prepared for a change that was declined or withdrawn is not reused for the next change.
    const isOld = savedAt === null || savedAt <= last.sentAt || isSettled();
    flushSync(() => {
      saver.edit((draft) => {
        if (!isOld) return renewValidUntil(draft, details.ride, now);
        return state === "accepted" ? changeDraft(last, now) : reviseDraft(last, now);
      });
      setRevised(details.nextVersion - 1);
    });
    document.querySelector<HTMLElement>("[data-quote-start]")?.focus();
  }

  function isSettled(): boolean {
    const settled = details.timeline.find(({ type }) => settling.some((each) => each === type));
    return settled !== undefined && settled.at >= (snapshot.base.savedAt ?? "");
  }

  async function record(answer: PhoneAnswer, reason: string) {
    const quoteVersion = (details.offered ?? newest)?.version ?? null;
    await run(() => recordAnswer(reference, { type: answer.type, quoteVersion, reason }));
  }

  const answers = pending ? null : (
    <Answers
      details={details}
      isBusy={isBusy}
      record={(answer, reason) => void record(answer, reason)}
    />
  );

  function content() {
    if (sending)
      return (
        <>
          <PanelHead version={details.nextVersion}>
            <p className="ml-auto text-small text-slate">
              {sending.name.split(" ")[0]} pressed Send
            </p>
          </PanelHead>
          {sending.quote ? (
            <QuoteSheet quote={sending.quote} now={now} />
          ) : (
            <p className="px-4 pb-4 text-slate md:px-7">
              This quote cannot be read, so it will not be sent. Undo takes you back to the draft.
            </p>
          )}
        </>
      );
    if (view === "editor")
      return (
        <DraftEditor
          details={details}
          saver={saver}
          snapshot={snapshot}
          isBusy={isBusy}
          run={run}
          prepareFocus={() => focus.prepare("quote-send")}
        >
          {answers}
          <EarlierQuotes quotes={quotes} now={now} />
        </DraftEditor>
      );
    if (newest)
      return (
        <SentQuote
          details={details}
          quote={newest}
          revise={revisable.includes(state) ? revise : null}
        >
          {answers}
        </SentQuote>
      );
    return (
      <>
        <PanelHead version={1} isStart>
          {null}
        </PanelHead>
        <p className="px-4 pb-4 text-slate md:px-7">{describeState(state, "agent")}</p>
        {answers}
      </>
    );
  }

  return (
    <section
      id="quote"
      aria-label="Quote editor"
      {...focus.handlers}
      className="flex h-full flex-col border-line bg-white lg:min-h-[calc(100dvh-5.75rem)] lg:border-l"
    >
      <h1 className="sr-only lg:hidden">{details.name}</h1>
      {news ? (
        <div
          role="alert"
          className="mx-4 mt-5 flex gap-4 border-l-3 border-late bg-late-tint px-3 py-2.5 md:mx-7"
        >
          <p className="flex-1">{news}</p>
          <Button variant="text" onClick={() => setNews("")}>
            Close
          </Button>
        </div>
      ) : null}
      <NotSent newest={details.timeline[0]} />
      <PendingNote act={pending} />
      {content()}
    </section>
  );
}

/**
 * When a view of the panel disappears with the focused element, the next view's heading takes the
 * focus; after Send, and after its Undo, the next button does.
 */
function useFocusOfView(view: string) {
  const isInside = useRef(false);
  const shown = useRef(view);
  const isPressedHere = useRef(false);
  useEffect(() => {
    if (shown.current === view) return;
    const wasSending = shown.current.startsWith("sending");
    shown.current = view;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches("[data-undo]");
    if (!isLost || !(isInside.current || wasSending)) return;
    const isSending = view.startsWith("sending");
    const next = document.querySelector<HTMLElement>(isSending ? "[data-undo]" : "#quote-send");
    // The Undo bar may appear later, and takes the focus then.
    if (isSending && isPressedHere.current) next?.focus();
    else (wasSending && next ? next : document.getElementById("quote-heading"))?.focus();
    isPressedHere.current = false;
  }, [view]);
  return {
    /** @param pressed the button that was pressed, possibly with its shortcut key */
    prepare(pressed: string) {
      document.getElementById(pressed)?.focus();
      isPressedHere.current = true;
    },
    // React does not report a blur that its own update causes.
    handlers: {
      onFocus: () => (isInside.current = true),
      onBlur: () => (isInside.current = false),
    },
  };
}
