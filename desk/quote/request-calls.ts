import type { InferRequestType } from "hono/client";
import { useState } from "react";
import { api, read, type CallError, queryClient } from "#desk/api/client.ts";
import { refreshRequest, requestQuery } from "#desk/api/requests.ts";
import type { Payment } from "#domain/payment.ts";
import type { Ride, RideEdit } from "#domain/ride.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import type { DraftSaver } from "./draft-saver.ts";

const calls = api.requests[":reference"];

type Answer = InferRequestType<typeof calls.answer.$post>["json"];
export type AnswerType = Answer["type"];

/** Makes a call unless another is in progress. @returns whether it succeeded */
export type Run = (call: () => Promise<string | null>) => Promise<boolean>;

/** Changes a request one call at a time, and stores the error message of the last failure. */
export function useRequestCalls() {
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState("");

  const run: Run = async (call) => {
    if (isBusy) return false;
    setBusy(true);
    setNews("");
    const text = await call();
    setNews(text ?? "");
    setBusy(false);
    return text === null;
  };
  return { isBusy, news, setNews, run };
}

/** Saves the draft, then starts the countdown to sending it. */
export async function sendDraft(reference: string, saver: DraftSaver): Promise<string | null> {
  const { incoming: seen } = saver.snapshot();
  if (!(await saver.saveAll())) return saver.snapshot().conflicts.length > 0 ? notPicked : notSaved;
  if (saver.snapshot().incoming.some((field) => !seen.includes(field))) return notSeen;
  const json = {
    draftVersion: saver.snapshot().base.version,
    requestVersion: versionOf(reference),
  };
  return change(reference, read(calls.send.$post({ param: { reference }, json })));
}

/** Undoes the act that was pressed at this moment, no matter by whom. */
export function undoAct(reference: string, pressedAt: string): Promise<string | null> {
  return change(reference, read(calls.undo.$post({ param: { reference }, json: { pressedAt } })));
}

type Closing = InferRequestType<typeof calls.close.$post>["json"];
type Cancelling = InferRequestType<typeof calls.cancel.$post>["json"];

/** Starts the countdown to closing a request. */
export function closeRequest(
  reference: string,
  closing: Omit<Closing, "requestVersion">,
): Promise<string | null> {
  const json = { ...closing, requestVersion: versionOf(reference) };
  return change(reference, read(calls.close.$post({ param: { reference }, json })));
}

/** Starts the countdown to cancelling a booked ride. */
export function cancelRide(
  reference: string,
  cancelling: Omit<Cancelling, "requestVersion">,
): Promise<string | null> {
  const json = { ...cancelling, requestVersion: versionOf(reference) };
  return change(reference, read(calls.cancel.$post({ param: { reference }, json })));
}

/** Starts the countdown to withdrawing an open change. */
export function takeChangeBack(reference: string): Promise<string | null> {
  const json = { requestVersion: versionOf(reference) };
  return change(reference, read(calls["take-back"].$post({ param: { reference }, json })));
}

export function reopenRequest(reference: string): Promise<string | null> {
  return change(reference, read(calls.reopen.$post({ param: { reference }, json: {} })));
}

/** Records that the signed-in agent follows up a lost sale. */
export function takeFollowUp(reference: string): Promise<string | null> {
  return change(reference, read(calls.take.$post({ param: { reference }, json: {} })));
}

/** Removes a lost sale from the follow-up list. */
export function letGo(reference: string): Promise<string | null> {
  return change(reference, read(calls["let-go"].$post({ param: { reference }, json: {} })));
}

export function beginReview(reference: string): Promise<string | null> {
  return change(reference, read(calls.review.$post({ param: { reference }, json: {} })));
}

/** Records what the visitor said about the request and quote that the agent sees. */
export function recordAnswer(
  reference: string,
  answer: Omit<Answer, "requestVersion">,
): Promise<string | null> {
  const json = { ...answer, requestVersion: versionOf(reference) };
  return change(reference, read(calls.answer.$post({ param: { reference }, json })));
}

/** Enters the payment of a booked ride. */
export function recordPayment(reference: string, payment: Payment): Promise<string | null> {
  const json = { payment, requestVersion: versionOf(reference) };
  return change(reference, read(calls.payment.$post({ param: { reference }, json })));
}

let lastEdit: Promise<string | null> = Promise.resolve(null);

/**
 * Changes one cell of the ride, after the cells changed before it are saved.
 * @param was what the agent saw in the cell, read once those are saved
 */
export function editRide(
  reference: string,
  edit: Omit<RideEdit, "was">,
  was: () => string,
): Promise<string | null> {
  lastEdit = lastEdit.then(() => {
    const json = { ...edit, was: was() };
    return change(reference, read(calls.ride.$put({ param: { reference }, json })));
  });
  return lastEdit;
}

/** The ride as last read; null before that. */
export function lastRide(reference: string): Ride | null {
  return queryClient.getQueryData(requestQuery(reference).queryKey)?.ride ?? null;
}

/** Adds or removes the way home. */
export function setWayHome(reference: string, isWanted: boolean): Promise<string | null> {
  const json = { isWanted };
  lastEdit = lastEdit.then(() =>
    change(reference, read(calls["way-home"].$put({ param: { reference }, json }))),
  );
  return lastEdit;
}

/** The server's version of the ride, after every changed cell is saved. */
export async function readSavedRide({ reference, ride }: RequestDetails): Promise<Ride> {
  await lastEdit;
  return lastRide(reference) ?? ride;
}

/** Resends an email that failed or was held. */
export function resendEmail(reference: string, id: string): Promise<string | null> {
  const call = calls.emails[":id"].resend.$post({ param: { reference, id }, json: {} });
  return change(reference, read(call));
}

/** Waits for a change, then shows the server's data. @returns why it failed, or null */
async function change(reference: string, call: Promise<unknown>): Promise<string | null> {
  const failure = await call.then(
    () => null,
    (error: CallError) => error,
  );
  await refreshRequest(reference);
  if (failure === null) return null;
  if (failure.status === null) return noAnswer;
  return [failure.explanation, ...Object.values(failure.errors)].join(" ");
}

/** The version of the request as last read: what the agent saw. */
function versionOf(reference: string): number {
  return queryClient.getQueryData(requestQuery(reference).queryKey)?.version ?? 0;
}

const notSaved =
  "Not sent: the server does not have the draft yet. It will be retried automatically.";
const notSeen =
  "Not sent: a colleague has just changed this quote. Check what is marked, then press Send again.";
const notPicked = "Not sent: pick one of the two values first.";
const noAnswer =
  "No answer came. It may still have been recorded. Once the desk is connected, look at the " +
  "timeline; try again only if it is not there.";
