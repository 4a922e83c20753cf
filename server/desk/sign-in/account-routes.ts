import { Hono, type Context } from "hono";
import { createMiddleware } from "hono/factory";
import { requireAccount, requireOwner, type SignedInEnvironment } from "#server/desk/guard.ts";
import { jsonBody } from "#server/desk/json-body.ts";
import { reject } from "#server/http/responses.ts";
import { attestation, inviteFields, isId, noFields, passwordFields } from "./fields.ts";
import { browserName, passkeyRefused, type SignInPorts } from "./sign-in-routes.ts";

export function accountRoutes({ accounts, cookie }: SignInPorts) {
  const { settings } = accounts;

  return new Hono<SignedInEnvironment>()
    .use(requireAccount(accounts, cookie))
    .get("/", async (c) => c.json(await settings.read(c.var.session), 200))
    .post("/sign-out", jsonBody(noFields), async (c) => {
      await settings.endSession(c.var.account, c.var.session.id);
      cookie.clear(c);
      return c.json({ success: true }, 200);
    })
    .post("/sessions/:id/end", jsonBody(noFields), async (c) => {
      const id = c.req.param("id");
      const ended = isId(id) && (await settings.endSession(c.var.account, id));
      return ended ? c.json({ success: true }, 200) : reject(c, 404, "It has ended already.");
    })
    .post("/passkeys/options", signedInRecently, jsonBody(noFields), async (c) =>
      c.json(await settings.passkeyOptions(c.var.account), 200),
    )
    .post("/passkeys", signedInRecently, jsonBody(attestation), async (c) => {
      const { response } = c.req.valid("json");
      const added = await settings.addPasskey(c.var.account, response, browserOf(c));
      return added ? c.json({ success: true }, 200) : reject(c, 422, passkeyRefused);
    })
    .post("/passkeys/:id/remove", signedInRecently, jsonBody(noFields), async (c) => {
      const id = c.req.param("id");
      const removed = isId(id) && (await settings.removePasskey(c.var.account, id));
      return removed ? c.json({ success: true }, 200) : reject(c, 409, lastWay);
    })
    .post("/password", signedInRecently, jsonBody(passwordFields), async (c) => {
      const password = await settings.setPassword(c.var.session, c.req.valid("json").password);
      return password === null
        ? c.json({ success: true }, 200)
        : reject(c, 422, "Some fields need your attention.", { password });
    })
    .get("/team", requireOwner, async (c) => c.json({ accounts: await accounts.list() }, 200))
    .post("/team", requireOwner, signedInRecently, jsonBody(inviteFields), async (c) => {
      const { email, role } = c.req.valid("json");
      return c.json(await accounts.invite({ email: email.toLowerCase(), role }), 200);
    });
}

/** What a stolen session must not do: give itself a way to come back. */
const signedInRecently = createMiddleware<SignedInEnvironment>(async (c, next) => {
  if (c.var.session.isRecent) return next();
  c.header("X-Sign-In", "again");
  return reject(c, 403, "This needs a recent sign-in. Sign in again first.");
});

function browserOf(c: Context): string {
  return browserName(c.req.header("user-agent"));
}

const lastWay = "This is your only way to sign in. Add another passkey or a password first.";
