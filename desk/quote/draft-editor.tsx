import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { serverNow, useServerNow } from "#desk/api/server-clock.ts";
import { Button, KeyCap } from "#desk/controls/button.tsx";
import { useEditorKeys } from "#desk/keys/use-keys.ts";
import { previewQuote } from "#domain/draft.ts";
import { formatMoney } from "#domain/money.ts";
import { checkDraft, draftTotal, type DraftError } from "#domain/quote-check.ts";
import type { Leg } from "#domain/ride.ts";
import { readLocalTime, storedInstant } from "#domain/time.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import { DraftNotices } from "./colleague-changes.tsx";
import type { DraftSaver } from "./draft-saver.ts";
import type { DraftSnapshot } from "./draft-state.ts";
import { DraftStatus } from "./draft-status.tsx";
import { EditorContext, focusField } from "./editor-field.tsx";
import { LineTable } from "./line-table.tsx";
import { useLines } from "./lines.ts";
import { FaultSummary, MessageQuestion } from "./notices.tsx";
import { OfferedChanges } from "./offered-change.tsx";
import { FootBar, PanelHead } from "./panel-frame.tsx";
import { Preview, previewButtonId, usePreview } from "./preview.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { CancellationTerms } from "./quote-sheet.tsx";
import { readSavedRide, sendDraft, type Run } from "./request-calls.ts";

type Props = {
  details: RequestDetails;
  saver: DraftSaver;
  snapshot: DraftSnapshot;
  isBusy: boolean;
  run: Run;
  /** Lets the next view take the focus from the button. */
  prepareFocus: () => void;
  children: ReactNode;
};

/** The versions that were about to be sent without a message. */
const askedFor = new Set<string>();

/** A note, a text of the ride, or a form within the panel handles Ctrl Enter itself. */
function handlesCtrlEnter(active: Element | null): boolean {
  if (active?.matches(".ride :is(input, select)")) return false;
  const isField = active?.matches("input, select, textarea") ?? false;
  return isField && (!active?.closest("#quote") || active.closest("form") !== null);
}

/** The draft of a quote: lines, fields, and the controls that send it. */
export function DraftEditor({ details, saver, snapshot, isBusy, children, ...press }: Props) {
  const [wasPressed, setPressed] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const preview = usePreview();
  const actions = useLines(saver);
  const now = useServerNow();
  const { draft } = snapshot;
  const booked = details.state === "accepted" ? (details.quotes[0] ?? null) : null;
  const offered = booked && previewQuote(draft, details.ride, now);
  const checked = checkDraft(draft, details.ride, now, booked);
  const errors = checked.ok ? [] : checked.errors;
  const problems = new Map(errors.map(({ field, text }) => [field, text]));
  const faults = wasPressed ? errors : [];
  const pickups = readPickups(details.ride.legs);
  const total = draftTotal(draft.lines);

  async function pressSend() {
    const ride = await readSavedRide(details);
    const refused = document.querySelector<HTMLElement>(".ride [aria-invalid]");
    if (refused) return refused.focus();
    const result = checkDraft(saver.snapshot().draft, ride, serverNow(), booked);
    if (result.ok) {
      if (asksForMessage()) return;
      if (!isBusy) {
        press.prepareFocus();
        void press.run(() => sendDraft(details.reference, saver));
      }
      document.querySelector<HTMLElement>("[data-conflict] button")?.focus();
      return;
    }
    flushSync(() => setPressed(true));
    document.getElementById("quote-faults")?.focus();
  }

  /** Asks once before a quote is sent without a message; for a change, the email itself says what it is. */
  function asksForMessage(): boolean {
    const { reference, nextVersion, hasEmail } = details;
    const about = `${reference} ${nextVersion}`;
    const { draft: current, conflicts } = saver.snapshot();
    const isSilent = current.message.trim() === "" && conflicts.length === 0;
    if (!isSilent || !hasEmail || booked || askedFor.has(about)) return false;
    askedFor.add(about);
    flushSync(() => setAsked(true));
    focusField("message");
    return true;
  }

  function togglePreview() {
    if (preview.isOpen) return preview.close();
    void saver.saveAll();
    preview.open();
  }

  // Alt keys by position: with Alt a Mac's keys write special characters.
  useEditorKeys({
    "Alt+KeyL": () => actions.add(),
    "Alt+Backspace": () => {
      const row = document.activeElement?.closest<HTMLElement>("[data-line]");
      if (!row) return false;
      actions.remove(row.dataset["line"] ?? "");
    },
    "Alt+KeyP": togglePreview,
    "$mod+Enter": (event) => {
      if (event.repeat || handlesCtrlEnter(document.activeElement)) return false;
      void pressSend();
    },
    Escape: preview.isOpen ? preview.close : undefined,
  });

  const change = (next: Partial<typeof draft>) => saver.edit((before) => ({ ...before, ...next }));
  const shown = new Map(faults.map(({ field, text }) => [field, text]));
  const title = `${total === null ? "—" : formatMoney(total)} to ${details.firstName}`;

  return (
    <EditorContext value={{ details, snapshot, saver, change, problems, faults: shown }}>
      <DraftNotices />
      <PanelHead version={details.nextVersion}>
        <DraftStatus snapshot={snapshot} faults={faults.length} />
      </PanelHead>
      {booked ? <OfferedChanges booked={booked} offered={offered} /> : null}
      <LineTable actions={actions} />
      <div className="grid grid-cols-6 gap-x-3 gap-y-4 px-4 pt-4 pb-6 md:px-7">
        <QuoteForm />
        {pickups.length > 0 ? (
          <div className="col-span-6">
            <CancellationTerms legs={pickups} now={now} />
          </div>
        ) : null}
      </div>
      {children}
      <FootBar
        title={faults.length > 0 ? "Not ready to send" : title}
        detail={sendHint(errors, faults.length, details.email)}
        tone={faults.length > 0 ? "late" : errors.length > 0 ? "soon" : "granite"}
        notice={
          wasAsked && faults.length === 0 && draft.message.trim() === "" ? (
            <MessageQuestion firstName={details.firstName} />
          ) : (
            <FaultSummary faults={faults} />
          )
        }
      >
        <Button id={previewButtonId} onClick={togglePreview} aria-pressed={preview.isOpen}>
          Preview <KeyCap>Alt P</KeyCap>
        </Button>
        <Button
          variant="filled"
          id="quote-send"
          aria-disabled={isBusy}
          onClick={() => void pressSend()}
        >
          Send <KeyCap quiet>Ctrl Enter</KeyCap>
        </Button>
      </FootBar>
      {preview.isOpen ? (
        <Preview
          reference={details.reference}
          name={details.name}
          page={{ draft: snapshot.base.version }}
          faults={errors}
          needsPickup={pickups.length === 0 && details.pickupAt === null}
          close={preview.close}
        />
      ) : null}
    </EditorContext>
  );
}

/** Empty until each leg has a pickup. */
function readPickups(legs: readonly Leg[]) {
  const read = legs.map((leg) => ({ leg, at: readLocalTime(leg, leg.zone) }));
  const known = read.flatMap(({ leg: { zone }, at }) =>
    at.ok ? [{ pickup: { at: storedInstant(at.instant), zone } }] : [],
  );
  return known.length === legs.length ? known : [];
}

/** The second line of the send bar: the number of errors, the first missing field, or the recipient. */
export function sendHint(
  errors: readonly DraftError[],
  shownFaults: number,
  email: string,
): string {
  if (shownFaults > 0) return shownFaults === 1 ? "1 error" : `${shownFaults} errors`;
  const [first] = errors;
  if (!first) return email ? `to ${email}` : "No email is sent: read it by phone";
  const leg = first.name.includes(" of leg ") ? `Leg ${first.field.split(".")[1]}: ` : "";
  return `${leg}${first.field.endsWith(".confirmed") ? "Pickup time not confirmed yet" : first.text}`;
}
