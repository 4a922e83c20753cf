import { Hono, type Context } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { readPerson } from "#domain/form.ts";
import {
  requireAccount,
  requireOwner,
  type SignedInEnvironment,
  jsonBody,
  noFields,
} from "#server/desk/guard.ts";
import { reject } from "#server/http/responses.ts";
import type { Services } from "#server/services.ts";
import {
  attestation,
  callerOf,
  inviteFields,
  isId,
  passkeyRefused,
  passwordFields,
  currentFields,
  refusedSignIn,
  type SignInPorts,
} from "./sign-in-routes.ts";

export function accountRoutes({
  accounts,
  cookie,
  config,
  personalData,
}: SignInPorts & Pick<Services, "personalData">) {
  const { settings } = accounts;
  const networkOf = (c: Context) => callerOf(c, config).network;

  return (
    new Hono<SignedInEnvironment>()
      .use(requireAccount(accounts, cookie))
      .get("/", async (c) => c.json(await settings.read(c.var.session), 200))
      .post("/sign-out", jsonBody(noFields), async (c) => {
        const how = { type: "sign-out", network: networkOf(c) } as const;
        await settings.endSession(c.var.account, c.var.session.id, how);
        cookie.clear(c);
        return c.json({ success: true }, 200);
      })
      .post("/sessions/:id/end", jsonBody(noFields), async (c) => {
        const id = c.req.param("id");
        const how = { type: "session-ended", network: networkOf(c) } as const;
        const ended = isId(id) && (await settings.endSession(c.var.account, id, how));
        return ended ? c.json({ success: true }, 200) : reject(c, 404, "It has already ended.");
      })
      .post("/passkeys/options", signedInRecently, jsonBody(currentFields), async (c) => {
        const refusal = await refuseUnproven(c, c.req.valid("json").currentPassword);
        return refusal ?? c.json(await settings.passkeyOptions(c.var.account), 200);
      })
      // The challenge comes from the options call, which checked the current password.
      .post("/passkeys", signedInRecently, jsonBody(attestation), async (c) => {
        const { response } = c.req.valid("json");
        const added = await settings.addPasskey(c.var.account, response, callerOf(c, config));
        return added ? c.json({ success: true }, 200) : reject(c, 422, passkeyRefused);
      })
      .post("/passkeys/:id/remove", signedInRecently, jsonBody(currentFields), async (c) => {
        const id = c.req.param("id");
        const refusal = await refuseUnproven(c, c.req.valid("json").currentPassword);
        if (refusal) return refusal;
        const removed = isId(id) && (await settings.removePasskey(c.var.account, id, networkOf(c)));
        return removed ? c.json({ success: true }, 200) : reject(c, 409, lastWay);
      })
      .post("/password", signedInRecently, jsonBody(passwordFields), async (c) => {
        const { password: typed, currentPassword } = c.req.valid("json");
        const refusal = await refuseUnproven(c, currentPassword);
        if (refusal) return refusal;
        const password = await settings.setPassword(c.var.session, typed, networkOf(c));
        return password === null
          ? c.json({ success: true }, 200)
          : reject(c, 422, needsAttention, { password });
      })
      .get("/team", requireOwner, async (c) => c.json({ accounts: await accounts.list() }, 200))
      .post("/team", requireOwner, signedInRecently, jsonBody(inviteFields), async (c) => {
        const { email, role } = c.req.valid("json");
        const by = { ...c.var.account, network: networkOf(c) };
        return c.json(await accounts.invite({ email: email.toLowerCase(), role }, by), 200);
      })
      .post("/people/export", requireOwner, signedInRecently, jsonBody(personFields), async (c) => {
        const by = { ...c.var.account, network: networkOf(c) };
        return c.json({ held: await personalData.export(c.req.valid("json").visitor, by) }, 200);
      })
      .post("/people/erase", requireOwner, signedInRecently, jsonBody(personFields), async (c) => {
        const by = { ...c.var.account, network: networkOf(c) };
        const result = await personalData.erase(c.req.valid("json").visitor, by);
        return result.ok ? c.json(result, 200) : reject(c, 409, result.why);
      })
  );

  /** @returns null if the current password is right or the account has none */
  async function refuseUnproven(c: Context<SignedInEnvironment>, typed: string | undefined) {
    const proof = await settings.proveCurrent(c.var.account, typed);
    if (proof.ok) return null;
    if (proof.reason === "limited") {
      c.header("Retry-After", String(proof.retryAfterSeconds));
      return reject(c, 429, refusedSignIn);
    }
    const currentPassword = typed
      ? "This is not your current password."
      : "Type your current password.";
    return reject(c, 422, needsAttention, { currentPassword });
  }
}

const personFields = z.object({
  visitor: z
    .string()
    .transform(readPerson)
    .refine((person) => person !== null, {
      error: "Enter an email address, a phone number or a reference such as FL-7K3Q9.",
    }),
});

const needsAttention = "Some fields need your attention.";

/** Keeps a stolen session away from sign-in methods, invitations and personal data. */
const signedInRecently = createMiddleware<SignedInEnvironment>(async (c, next) => {
  if (c.var.session.isRecent) return next();
  c.header("X-Sign-In", "again");
  return reject(c, 403, "This needs a recent sign-in. Sign in again first.");
});

const lastWay = "This is your only way to sign in. Add another passkey or a password first.";
