import { expect, test } from "vitest";
import { outcomeOf, type SmtpError } from "./smtp-session.ts";

const failure = (facts: Partial<SmtpError>) => Object.assign(new Error("timeout"), facts);

test.each<[string, Partial<SmtpError>, string]>([
  ["no connection", { code: "ESOCKET", originalCode: "ECONNREFUSED", command: "CONN" }, "later"],
  ["no address", { code: "EDNS", command: "CONN" }, "later"],
  ["no reply", {}, "later"],
  ["a greeting of 554", { code: "EPROTOCOL", command: "CONN", responseCode: 554 }, "later"],
  ["an EHLO of 502", { code: "ECONNECTION", command: "EHLO", responseCode: 502 }, "misconfigured"],
  ["a STARTTLS of 454", { code: "ETLS", command: "STARTTLS", responseCode: 454 }, "later"],
  ["a STARTTLS of 500", { code: "ETLS", command: "STARTTLS", responseCode: 500 }, "misconfigured"],
  ["a handshake that broke", { code: "ETLS", command: "CONN" }, "later"],
  ["a certificate", { code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" }, "misconfigured"],
  ["an AUTH of 454", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 454 }, "later"],
  ["an AUTH of 535", { code: "EAUTH", command: "AUTH PLAIN", responseCode: 535 }, "misconfigured"],
  ["a sender of 451", { code: "EENVELOPE", command: "MAIL FROM", responseCode: 451 }, "later"],
  [
    "a sender of 550",
    { code: "EENVELOPE", command: "MAIL FROM", responseCode: 550 },
    "misconfigured",
  ],
  ["a recipient of 450", { code: "EENVELOPE", command: "RCPT TO", responseCode: 450 }, "later"],
  ["a recipient of 550", { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 }, "refused"],
])("%s, before the data: %o is %s", (_, facts, kind) => {
  expect(outcomeOf(failure(facts), "not started")).toMatchObject({ kind });
});

test.each<[string, Partial<SmtpError>, string]>([
  ["a reply of 451", { code: "EMESSAGE", command: "DATA", responseCode: 451 }, "later"],
  ["a reply of 554", { code: "EMESSAGE", command: "DATA", responseCode: 554 }, "refused"],
  ["no reply", { code: "ETIMEDOUT", command: "CONN" }, "ambiguous"],
  ["a cut", { code: "ECONNECTION", command: "CONN" }, "ambiguous"],
  ["a strange reply", { code: "EPROTOCOL", command: "CONN", responseCode: 250 }, "ambiguous"],
])("%s, after the data has started: %o is %s", (_, facts, kind) => {
  expect(outcomeOf(failure(facts), "started")).toMatchObject({ kind });
});
