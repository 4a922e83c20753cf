import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import { shownAccount } from "#desk/api/client.ts";
import { knownQuery } from "#desk/api/requests.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button, KeyCap } from "#desk/controls/button.tsx";
import { Select, TextField } from "#desk/controls/field.tsx";
import { Heading, Screen } from "#desk/controls/screen.tsx";
import { useEditorKeys } from "#desk/keys/use-keys.ts";
import { FootBar } from "#desk/quote/panel-frame.tsx";
import { describeParty, limits, passengerChoices, vehicleChoices } from "#domain/form.ts";
import { answerDue, cancellationSentence, cancellationTerms } from "#domain/policy.ts";
import { formatTime } from "#domain/time.ts";
import type { RequestSummary } from "#server/requests/views.ts";
import { KnownRequests, KnownNotice } from "./facts.tsx";
import { blank, blankForm, newRequestCopy, startForm, type Typed } from "./new-request-copy.ts";
import { readTyped, SavedBefore, Sources, Terms, useSave } from "./new-request-form.tsx";

const none: RequestSummary[] = [];

/** A request made by phone, by email or in person, as an agent enters it. */
export function NewRequestScreen() {
  const navigate = useNavigate();
  const now = useServerNow();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(startForm);
  /** Includes what is typed while a save is in progress. */
  const newest = useRef(typed);
  const [hasMore, setMore] = useState(Boolean(typed.passengers || typed.vehicleType));
  const readNow = readTyped(typed, now);
  const { errors, news, save, forget } = useSave(typed, readNow, change, form);
  const { data: known = none } = useQuery(knownQuery(typed));
  const agent = shownAccount()?.name ?? "";

  function change(changes: Partial<Typed>) {
    newest.current = { ...newest.current, ...changes };
    newRequestCopy().write(newest.current);
    setTyped(newest.current);
  }

  function clear() {
    newRequestCopy().remove();
    newest.current = blankForm();
    flushSync(() => {
      setTyped(newest.current);
      forget();
    });
    form.current?.querySelector<HTMLElement>("[name=cellPhone]")?.focus();
  }

  function more() {
    flushSync(() => setMore(true));
    form.current?.querySelector("select")?.focus();
  }

  useEditorKeys({
    Escape: () => void navigate("/"),
    "Alt+Digit1": () => change({ source: "phone" }),
    "Alt+Digit2": () => change({ source: "email" }),
    "Alt+Digit3": () => change({ source: "person" }),
    "Alt+KeyM": more,
    "Alt+KeyK": () => document.querySelector<HTMLElement>("#known a")?.focus(),
    "Alt+KeyS": ({ repeat }) => (repeat ? false : void save("request")),
    "$mod+Enter": ({ repeat }) => (repeat ? false : void save("quote")),
  });

  const { pickup, moment } = readNow;
  const due = answerDue(now, pickup.instant);
  const text = (field: keyof typeof blank) => ({
    name: field,
    value: typed[field],
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const [first = ""] = typed.name.trim().split(" ");

  return (
    <Screen title="New request">
      <nav className="flex h-12 items-center border-b border-line px-4 text-small text-slate md:h-11 md:px-6">
        <Link to="/" className="flex items-center hover:text-ink hover:underline max-md:min-h-11">
          ← Queue
        </Link>
        <span className="ml-auto flex items-center gap-2 max-md:hidden">
          <KeyCap>Esc</KeyCap> back, kept as a draft
        </span>
      </nav>
      <form
        ref={form}
        noValidate
        aria-label="New request"
        className="flex flex-1 flex-col"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save("request");
        }}
      >
        <div className="grid lg:grid-cols-[43rem_minmax(0,1fr)]">
          <div className="grid w-full max-w-172 grid-cols-1 gap-5 px-4 pt-5 pb-8 md:grid-cols-2 md:gap-x-4 md:px-6 md:pt-7">
            <Heading className="text-desk-title md:col-span-2 md:text-person">New request</Heading>
            <div className="flex flex-wrap items-center gap-x-7 gap-y-3 md:col-span-2">
              <Sources value={typed.source} choose={(source) => change({ source })} />
              <span className="text-slate">taken by {agent.split(" ")[0]}</span>
            </div>
            {typed.savedAs ? (
              <SavedBefore
                reference={typed.savedAs}
                saveAnother={() => void save("request", crypto.randomUUID())}
                clear={clear}
              />
            ) : null}
            {news ? (
              <p
                role="alert"
                className="border-l-3 border-late bg-late-tint px-3 py-2.5 md:col-span-2"
              >
                {news}
              </p>
            ) : null}
            <TextField
              {...text("cellPhone")}
              label="Phone"
              type="tel"
              maxLength={limits.cellPhone}
              error={errors["cellPhone"]}
            />
            <TextField
              {...text("name")}
              label="Name"
              maxLength={limits.firstName + limits.lastName}
              error={errors["name"]}
            />
            <div className="md:col-span-2">
              <TextField
                {...text("email")}
                label="Email"
                type="email"
                maxLength={limits.email}
                error={errors["email"]}
                help={
                  typed.source === "email" ? null : "Optional. Without it, we answer by phone only."
                }
              />
            </div>
            <div className="md:col-span-2">
              <TextField
                {...text("pickup")}
                label="Pickup"
                placeholder="Dec 18, 3:15 PM"
                maxLength={limits.date + limits.time}
                error={errors["pickup"]}
                help={moment}
              />
            </div>
            <TextField
              {...text("pickupAddress")}
              label="From"
              maxLength={limits.pickupAddress}
              error={errors["pickupAddress"]}
            />
            <TextField
              {...text("dropoffAddress")}
              label="To"
              maxLength={limits.dropoffAddress}
              error={errors["dropoffAddress"]}
            />
            {hasMore ? (
              <>
                <Select {...text("passengers")} label="Party">
                  <option value="">Not specified</option>
                  {passengerChoices.map((choice) => (
                    <option key={choice} value={choice}>
                      {describeParty(choice)}
                    </option>
                  ))}
                </Select>
                <Select {...text("vehicleType")} label="Vehicle">
                  <option value="">None chosen</option>
                  {vehicleChoices.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </>
            ) : (
              <p className="flex items-center gap-2.5 md:col-span-2">
                <Button variant="text" onClick={more}>
                  Party, vehicle
                </Button>
                <KeyCap>Alt M</KeyCap>
              </p>
            )}
            <Terms
              isChecked={typed.agreeToTerms}
              check={(agreeToTerms) => change({ agreeToTerms })}
              error={errors["agreeToTerms"]}
              who={first || "The visitor"}
              hasEmail={typed.email.trim() !== ""}
              aloud={
                pickup.instant &&
                cancellationSentence(cancellationTerms(pickup.instant, pickup.zone.zone, now))
              }
            />
          </div>
          <KnownRequests requests={known} />
        </div>
        <FootBar
          notice={<KnownNotice requests={known} />}
          title={`Due ${formatTime(due, pickup.zone.zone).replace(/ (?=[AP]M|[MP]T)/g, "\u00a0")}`}
          detail={
            typed.email.trim()
              ? `Confirmation with the terms to ${typed.email.trim()}`
              : "No email is sent"
          }
          tone="granite"
        >
          <Button type="submit">
            Save <KeyCap>Alt S</KeyCap>
          </Button>
          <Button variant="filled" onClick={() => void save("quote")}>
            Save and quote <KeyCap quiet>Ctrl Enter</KeyCap>
          </Button>
        </FootBar>
      </form>
    </Screen>
  );
}
