import { useId, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { company } from "#content/company.ts";
import { serverNow, useServerNow } from "#desk/api/server-clock.ts";
import { Button, KeyCap } from "#desk/controls/button.tsx";
import { Select, TextField } from "#desk/controls/field.tsx";
import { useEditorKeys, useKeys } from "#desk/keys/use-keys.ts";
import { recordPayment, useRequestCalls } from "#desk/quote/request-calls.ts";
import { formatAmount, formatMoney, parseMoney } from "#domain/money.ts";
import {
  describePayment,
  openCents,
  paymentDay,
  paymentNames,
  paymentTypesOf,
  type Payment,
  type PaymentType,
} from "#domain/payment.ts";
import { readDateFrom } from "#domain/time.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import { Section } from "./section.tsx";

/** The payment status of a booked ride, and the form to change it. */
export function PaymentSection({ details }: { details: RequestDetails }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const now = useServerNow();
  const { quote, payment, state } = details;
  const types = paymentTypesOf(state);
  const canEnter = quote !== null && types.length > 0;
  const isCancelled = state === "cancelled";

  function open() {
    flushSync(() => setOpen(true));
    document.getElementById(id)?.querySelector("select")?.focus();
  }

  function close() {
    flushSync(() => setOpen(false));
    document.getElementById(`${id}-open`)?.focus();
  }

  useKeys({ p: canEnter ? open : undefined });
  if (quote === null || (!canEnter && payment === null)) return null;
  const left = isCancelled ? 0 : openCents(payment, quote.totalCents);
  const isPaid = payment !== null && payment.type !== "not-paid";
  return (
    <Section title="Paid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-2">
        <p>
          <span className={`font-semibold ${isPaid ? "" : "text-soon"}`}>
            {describePayment(payment)}
          </span>{" "}
          of {formatMoney(quote.totalCents)}
          {isPaid ? (
            <span className="text-granite">, {paymentDay(payment, now, company.timeZone)}</span>
          ) : null}
        </p>
        {left > 0 ? <p>{formatMoney(left)} open</p> : null}
      </div>
      {canEnter && !isOpen ? (
        <p className="mt-2 flex items-center gap-2.5">
          <Button id={`${id}-open`} variant="text" onClick={open}>
            {isCancelled ? "Enter the refund" : isPaid ? "Change the payment" : "Enter a payment"}
          </Button>
          <KeyCap>P</KeyCap>
        </p>
      ) : null}
      {isOpen ? (
        <PaymentForm
          id={id}
          reference={details.reference}
          types={types}
          amount={details.ending?.refundCents ?? quote.totalCents}
          replaces={isPaid}
          close={close}
        />
      ) : null}
    </Section>
  );
}

type FormProps = {
  id: string;
  reference: string;
  types: readonly PaymentType[];
  /** The suggested amount in cents. */
  amount: number;
  /** Whether a payment was entered before. */
  replaces: boolean;
  close: () => void;
};

function PaymentForm({ id, reference, types, amount: cents, replaces, close }: FormProps) {
  const { isBusy, news, run } = useRequestCalls();
  const [type, setType] = useState<PaymentType>(types[0] ?? "paid");
  const [amount, setAmount] = useState(formatAmount(cents));
  const [day, setDay] = useState("today");
  const [wasPressed, setPressed] = useState(false);
  const { payment, errors } = readPayment({ type, amount, day });
  const shown = wasPressed ? errors : {};
  useEditorKeys({ Escape: close });

  async function save(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (payment === null || isBusy) return;
    if (await run(() => recordPayment(reference, payment))) close();
  }

  return (
    <form
      id={id}
      aria-label="Payment"
      className="mt-3 grid gap-3 rounded-edge bg-snow p-4 md:grid-cols-3"
      onSubmit={(event) => void save(event)}
    >
      <Select
        label="Status"
        value={type}
        onChange={({ target }) => setType(target.value as PaymentType)}
      >
        {types.map((each) => (
          <option key={each} value={each}>
            {paymentNames[each]}
          </option>
        ))}
      </Select>
      {type === "not-paid" ? null : (
        <>
          <TextField
            label="Amount in dollars"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={amount}
            error={shown.amount}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setAmount(target.value)}
          />
          <TextField
            label="Day"
            autoComplete="off"
            maxLength={40}
            value={day}
            error={shown.day}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setDay(target.value)}
          />
        </>
      )}
      {replaces ? (
        <p className="text-desk-small text-granite md:col-span-3">
          This replaces what was entered before, so enter the total.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 md:col-span-3">
        <Button type="submit" aria-disabled={isBusy}>
          Save
        </Button>
        <Button variant="text" className="px-2" onClick={close}>
          Cancel
        </Button>
      </div>
      {news ? (
        <p role="alert" className="font-medium text-late md:col-span-3">
          {news}
        </p>
      ) : null}
    </form>
  );
}

type Typed = { type: PaymentType; amount: string; day: string };

/** The typed amount, or its error. */
export function readPayment({ type, amount, day }: Typed): {
  payment: Payment | null;
  errors: { amount?: string; day?: string };
} {
  const today = serverNow().toZonedDateTimeISO(company.timeZone).toPlainDate();
  const date = type === "not-paid" ? today : readDateFrom(day, today);
  const money = type === "not-paid" ? { ok: true as const, cents: 0 } : parseMoney(amount);
  const errors: { amount?: string; day?: string } = {};
  if (!money.ok) errors.amount = money.reason;
  else if (type !== "not-paid" && money.cents <= 0) errors.amount = "Write the amount.";
  if (date === null) errors.day = "Write a date, such as 12/18 or today.";
  if (!money.ok || date === null || errors.amount) return { payment: null, errors };
  return { payment: { type, cents: money.cents, paidOn: date.toString() }, errors };
}
