import { afterEach, expect, test, vi } from "vitest";
import { createSender, SendError } from "./send-form.ts";

const promise = { answerBy: "Tuesday, December 1, 9:00 AM Mountain Time", isSoon: true };
const stored = () =>
  Response.json({ success: true, message: "Thank you", reference: "FL-23456", ...promise });
const failed = () => Response.json({ success: false, message: "no" }, { status: 503 });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

/** Answers each call with the next response, and records what was sent. */
function respond(...responses: (() => Response | Promise<Response>)[]) {
  const sent: { key: string; body: string }[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers, body }: RequestInit) => {
    sent.push({ key: new Headers(headers).get("Idempotency-Key") ?? "", body: body as string });
    return responses.shift()!();
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

test("a retry has the key of the first attempt, whatever went wrong", async () => {
  const sent = respond(failed, lost, stored);
  const send = createSender("/api/booking", "Failed to submit booking");
  await expect(send({ date: "1" })).rejects.toThrow("Failed to submit booking");
  await expect(send({ date: "1" })).rejects.toThrow("Failed to fetch");
  expect(await send({ date: "1" })).toEqual({ reference: "FL-23456", page: null, ...promise });
  expect(sent[0]?.key).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test("a form that was changed, or sent again after success, has another key", async () => {
  const sent = respond(lost, stored, stored);
  const send = createSender("/api/booking", "Failed to submit booking");
  await expect(send({ date: "1" })).rejects.toThrow();
  await send({ date: "2" });
  await send({ date: "2" });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test("on a plain http address the key is a UUID too", async () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal("crypto", { getRandomValues });
  const sent = respond(stored, stored);
  const send = createSender("/api/contact", "failure");
  await send({});
  await send({});
  for (const { key } of sent)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test.each([
  ["a response without success", () => Response.json({ message: "fine" })],
  ["a response that is no JSON", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["an empty response", () => new Response(null, { status: 200 })],
])("%s is a failure, in the form's own words", async (_, response) => {
  respond(response);
  const sending = createSender("/api/booking", "Failed to submit booking")({});
  await expect(sending).rejects.toThrow(new SendError("Failed to submit booking", {}));
});

test("what is wrong with single fields comes with the failure", async () => {
  respond(() =>
    Response.json(
      { success: false, errors: { email: "Email is required.", date: 7 } },
      { status: 422 },
    ),
  );
  const error = await createSender("/api/booking", "failure")({}).catch((fault: unknown) => fault);
  expect(error).toMatchObject({ errors: { email: "Email is required." } });
});
