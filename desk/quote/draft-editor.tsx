import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { checkDraft, draftTotal } from "#domain/quote-check.ts";
import { readLocalTime } from "#domain/local-time.ts";
import { formatMoney } from "#domain/money.ts";
import { serverNow, useServerNow } from "#desk/api/server-clock.ts";
import { Button } from "#desk/controls/button.tsx";
import { KeyCap } from "#desk/controls/key-cap.tsx";
import type { RequestDetails } from "#server/desk/views.ts";
import { ColleagueNotice } from "./colleague-notice.tsx";
import type { DraftSaver, DraftSnapshot } from "./draft-saver.ts";
import { DraftStatus } from "./draft-status.tsx";
import { EditorContext } from "./editor-context.ts";
import { FaultSummary } from "./fault-summary.tsx";
import { FootBar } from "./foot-bar.tsx";
import { LineTable } from "./line-table.tsx";
import { PanelHead } from "./panel-head.tsx";
import { Preview } from "./preview.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { readQuoteKey } from "./quote-keys.ts";
import { firstMissing } from "./first-missing.ts";
import { CancellationTerms } from "./terms.tsx";
import { useLines } from "./use-lines.ts";
import { useDocumentKeys } from "./use-keys.ts";
import { focusAfterPreview, type WantedFocus } from "./use-wanted-focus.ts";

type Props = {
  details: RequestDetails;
  saver: DraftSaver;
  snapshot: DraftSnapshot;
  isBusy: boolean;
  focus: WantedFocus;
  send: () => void;
  children: ReactNode;
};

/** A note, or a form within the panel, has Ctrl Enter for itself. */
function hasOwnEnter(active: Element | null): boolean {
  const isField = active?.matches("input, select, textarea") ?? false;
  return isField && (!active?.closest("#quote") || active.closest("form") !== null);
}

/** The draft of a quote: lines, fields, and what sends it. */
export function DraftEditor({ details, saver, snapshot, isBusy, focus, send, children }: Props) {
  const [wasPressed, setPressed] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const actions = useLines(saver);
  const now = useServerNow();
  const { draft } = snapshot;
  const checked = checkDraft(draft, now);
  const errors = checked.ok ? [] : checked.errors;
  const problems = new Map(errors.map(({ field, text }) => [field, text]));
  const faults = wasPressed ? errors : [];
  const pickup = readLocalTime(draft.pickup, draft.pickup.zone);
  const total = draftTotal(draft.lines);

  function pressSend() {
    const result = checkDraft(saver.snapshot().draft, serverNow());
    if (result.ok) {
      send();
      document.querySelector<HTMLElement>("[data-conflict] button")?.focus();
      return;
    }
    flushSync(() => setPressed(true));
    document.getElementById("quote-faults")?.focus();
  }

  function togglePreview() {
    if (isPreviewing) return closePreview();
    void saver.saveAll();
    setPreviewing(true);
  }

  function closePreview() {
    focusAfterPreview(focus);
    setPreviewing(false);
  }

  useDocumentKeys((event) => {
    const key = readQuoteKey(event);
    const active = document.activeElement;
    const line = active?.closest<HTMLElement>("[data-line]")?.dataset["line"];
    if (key === null || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]")) return;
    if (key === "close" && !isPreviewing) return;
    if (key === "remove-line" && line === undefined) return;
    if (key === "send" && (event.repeat || hasOwnEnter(active))) return;
    event.preventDefault();
    if (key === "add-line") actions.add();
    else if (key === "remove-line") actions.remove(line ?? "");
    else if (key === "send") pressSend();
    else if (key === "close") closePreview();
    else togglePreview();
  });

  const change = (next: Partial<typeof draft>) => saver.edit((before) => ({ ...before, ...next }));
  const shown = new Map(faults.map(({ field, text }) => [field, text]));
  const title = `${total === null ? "—" : formatMoney(total)} to ${details.firstName}`;

  return (
    <EditorContext value={{ details, snapshot, saver, change, problems, faults: shown }}>
      <PanelHead version={details.quotes.length + 1} focus={focus}>
        <DraftStatus snapshot={snapshot} faults={faults.length} />
      </PanelHead>
      <ColleagueNotice />
      <FaultSummary faults={faults} />
      <LineTable actions={actions} focus={focus} />
      <div className="grid grid-cols-6 gap-x-3 gap-y-4 px-4 pt-4 pb-6 md:px-7">
        <QuoteForm />
        {pickup.ok ? (
          <div className="col-span-6">
            <CancellationTerms pickup={pickup.instant} zone={draft.pickup.zone} now={now} />
          </div>
        ) : null}
      </div>
      {children}
      <FootBar
        title={faults.length > 0 ? "Not ready to send" : title}
        detail={firstMissing(errors, faults.length, details.email)}
        tone={faults.length > 0 ? "late" : errors.length > 0 ? "soon" : "granite"}
      >
        <Button ref={focus.target("preview")} onClick={togglePreview} aria-pressed={isPreviewing}>
          Preview <KeyCap>Alt P</KeyCap>
        </Button>
        <Button
          variant="filled"
          ref={focus.target("send")}
          aria-disabled={isBusy}
          onClick={pressSend}
        >
          Send <KeyCap quiet>Ctrl Enter</KeyCap>
        </Button>
      </FootBar>
      {isPreviewing ? (
        <Preview
          reference={details.reference}
          name={details.name}
          page={{ draft: snapshot.base.version }}
          faults={errors}
          close={closePreview}
        />
      ) : null}
    </EditorContext>
  );
}
