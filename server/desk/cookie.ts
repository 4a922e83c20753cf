import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

/** The session's cookie. Over https its name ties it to this host: no other can set or read it. */
export function createSessionCookie(deskUrl: string) {
  const secure = deskUrl.startsWith("https:");
  const name = secure ? "__Host-firnline-desk" : "firnline-desk";
  const options = { path: "/", httpOnly: true, secure, sameSite: "Strict" } as const;
  return {
    read: (c: Context) => getCookie(c, name) ?? null,
    set: (c: Context, token: string) => setCookie(c, name, token, options),
    clear: (c: Context) => void deleteCookie(c, name, options),
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
