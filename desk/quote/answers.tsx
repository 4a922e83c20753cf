import { useState } from "react";
import { Temporal } from "temporal-polyfill";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button } from "#desk/controls/button.tsx";
import type { RequestDetails } from "#server/desk/views.ts";
import { AnswerForm } from "./answer-form.tsx";
import { phoneAnswers, type PhoneAnswer } from "./phone-answers.ts";
import { CancellationTerms } from "./terms.tsx";

type Props = {
  details: RequestDetails;
  isBusy: boolean;
  record: (answer: PhoneAnswer, reason: string) => void;
};

/** What was said by phone: one press chooses it, one more confirms it. */
export function Answers({ details, isBusy, record }: Props) {
  const [chosen, setChosen] = useState<PhoneAnswer | null>(null);
  const now = useServerNow();
  const choices = phoneAnswers[details.state];
  const current = chosen && choices.includes(chosen) ? chosen : null;
  const quote = details.quotes[0];
  const isWriting = details.state === "received" || details.state === "in-review";
  if (choices.length === 0) return null;
  if (!current)
    return (
      <div className="px-4 pb-6 md:px-7">
        {isWriting ? null : (
          <h3 className="mb-2 font-text text-desk font-semibold tracking-normal">
            {details.state === "accepted" ? "What happened" : "Said by phone"}
          </h3>
        )}
        <div className="flex flex-wrap gap-2">
          {choices.map((answer) => (
            <Button
              key={answer.button}
              variant={isWriting ? "text" : "plain"}
              onClick={() => setChosen(answer)}
            >
              {answer.button}
            </Button>
          ))}
        </div>
      </div>
    );
  return (
    <AnswerForm
      key={current.button}
      answer={current}
      name={details.name}
      now={now}
      isBusy={isBusy}
      record={(reason) => record(current, reason)}
      close={() => setChosen(null)}
    >
      {details.state === "accepted" && quote && current.isSaid ? (
        <CancellationTerms
          title="What a cancellation gives back"
          pickup={Temporal.Instant.from(quote.pickup.at)}
          zone={quote.pickup.zone}
          now={now}
        />
      ) : null}
    </AnswerForm>
  );
}
