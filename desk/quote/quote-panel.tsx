import { useState } from "react";
import { checkDraft } from "#domain/quote-check.ts";
import { reviseDraft } from "#domain/quote-draft.ts";
import { describeState } from "#domain/request-state.ts";
import type { RequestState } from "#domain/request.ts";
import { refreshRequest } from "#desk/api/requests.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button } from "#desk/controls/button.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import type { RequestDetails } from "#server/desk/views.ts";
import { Answers } from "./answers.tsx";
import { DraftEditor } from "./draft-editor.tsx";
import { NotSent } from "./not-sent.tsx";
import { PanelHead } from "./panel-head.tsx";
import type { PhoneAnswer } from "./phone-answers.ts";
import { changeRequest } from "./quote-calls.ts";
import { QuoteSheet } from "./quote-sheet.tsx";
import { sendDraft, undoSend, useRequestCalls, versionOf } from "./request-calls.ts";
import { SendingBar } from "./sending-bar.tsx";
import { EarlierQuotes, SentQuote } from "./sent-quote.tsx";
import { useDraft } from "./use-draft.ts";
import { useWantedFocus } from "./use-wanted-focus.ts";
import "./quote.css";

const writing: readonly RequestState[] = ["received", "in-review"];
const revisable: readonly RequestState[] = ["quoted", "declined", "expired"];

type Props = { reference: string; details: RequestDetails; hasFocus: boolean };

/** Writes, sends and revises a request's quote, and records what is said about it by phone. */
export function QuotePanel({ reference, details, hasFocus }: Props) {
  const { saver, snapshot } = useDraft(details);
  const { isBusy, news, setNews, run } = useRequestCalls();
  const [revised, setRevised] = useState<number | null>(null);
  const focus = useWantedFocus(hasFocus ? "first-line" : null);
  const now = useServerNow();
  const { state, sending, quotes } = details;
  const newest = quotes[0];
  const isRevising =
    newest !== undefined && revised === newest.version && revisable.includes(state);

  function revise() {
    if (!newest) return;
    const { savedAt } = snapshot.base;
    if (savedAt === null || savedAt <= newest.sentAt) saver.edit(() => reviseDraft(newest));
    setRevised(newest.version);
    focus.want("heading");
  }

  async function send() {
    if (isBusy) return;
    focus.want("undo");
    if (!(await run(() => sendDraft(reference, saver)))) focus.want(null);
  }

  async function undo() {
    if (isBusy) return;
    focus.want("send");
    if (!(await run(() => undoSend(reference)))) focus.want(null);
  }

  async function record(answer: PhoneAnswer, reason: string) {
    focus.want("heading");
    await run(async () => {
      const result = await changeRequest(reference, "answer", {
        type: answer.type,
        quoteVersion: newest?.version ?? null,
        requestVersion: versionOf(reference),
        reason,
      });
      await refreshRequest(reference);
      return result?.text ?? null;
    });
  }

  useKeys({ z: sending ? () => void undo() : undefined });

  const answers = (
    <Answers
      details={details}
      isBusy={isBusy}
      record={(answer, reason) => void record(answer, reason)}
    />
  );
  const draft = checkDraft(snapshot.draft, now);

  function content() {
    if (sending)
      return (
        <>
          <PanelHead version={quotes.length + 1} focus={focus}>
            <p className="ml-auto text-small text-slate">Pressed by {sending.name.split(" ")[0]}</p>
          </PanelHead>
          {draft.ok ? <QuoteSheet quote={draft.quote} now={now} /> : null}
          <SendingBar
            details={{ ...details, sending }}
            undo={() => void undo()}
            isUndoing={isBusy}
            focus={focus}
          />
        </>
      );
    if (writing.includes(state) || isRevising)
      return (
        <DraftEditor
          details={details}
          saver={saver}
          snapshot={snapshot}
          isBusy={isBusy}
          focus={focus}
          send={() => void send()}
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
          focus={focus}
          revise={revisable.includes(state) ? revise : null}
        >
          {answers}
        </SentQuote>
      );
    return (
      <>
        <PanelHead version={1} focus={focus} isStart>
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
      {content()}
    </section>
  );
}
