import type { RequestState } from "#domain/request.ts";
import type { AnswerType } from "./quote-calls.ts";

/** What an agent records for a visitor, or about the ride. */
export type PhoneAnswer = {
  type: AnswerType;
  button: string;
  title: string;
  text: string;
  confirm: string;
  /** Who said it, and when; a ride that took place needs neither. */
  isSaid: boolean;
};

const answers = {
  accept: {
    type: "accept",
    button: "Yes",
    title: "A yes by phone",
    text: "It counts as accepted, and the timeline says who and when.",
    confirm: "Record the yes",
    isSaid: true,
  },
  decline: {
    type: "decline",
    button: "No",
    title: "A no by phone",
    text: "The quote is declined. A new one can be sent later.",
    confirm: "Record the no",
    isSaid: true,
  },
  withdraw: {
    type: "withdraw",
    button: "Withdrawn by phone",
    title: "Withdrawn by phone",
    text: "The request ends. The visitor can ask again at any time.",
    confirm: "Record the withdrawal",
    isSaid: true,
  },
  cancel: {
    type: "withdraw",
    button: "Record a cancellation",
    title: "A cancellation by phone",
    text: "The ride is cancelled. Refunds follow the terms below and are paid outside of the desk.",
    confirm: "Record the cancellation",
    isSaid: true,
  },
  complete: {
    type: "complete",
    button: "The ride took place",
    title: "The ride took place",
    text: "The request is completed. Nothing can be changed afterwards.",
    confirm: "Record the ride",
    isSaid: false,
  },
  askAgain: {
    type: "ask-again",
    button: "Ask for a new quote",
    title: "Asked again by phone",
    text: "The request goes back into the queue, with a new due time.",
    confirm: "Put it back in the queue",
    isSaid: true,
  },
} as const satisfies Record<string, PhoneAnswer>;

const { accept, decline, withdraw, cancel, complete, askAgain } = answers;

/** What can be recorded in each state. */
export const phoneAnswers: Record<RequestState, readonly PhoneAnswer[]> = {
  received: [withdraw],
  "in-review": [withdraw],
  quoted: [accept, decline, withdraw],
  accepted: [cancel, complete],
  declined: [askAgain],
  expired: [askAgain],
  withdrawn: [askAgain],
  completed: [],
};

/** One text for the timeline: who, when, and what else was said. */
export function answerReason(said: { who: string; when: string; remark: string }): string {
  const { who, when, remark } = said;
  return [`${who.trim()}, by phone, ${when.trim()}.`, remark.trim()].filter(Boolean).join(" ");
}
