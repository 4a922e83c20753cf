import { request } from "@playwright/test";
import { goodPassword } from "#tests/fixtures/desk.ts";
import type { Desk } from "./desk-journey.ts";

const theo = { name: "Theo Marsh", email: "theo@firnline.example" };

/** A colleague with an account of his own. @returns the cookies of his session */
export async function inviteColleague({ origin, state }: Desk): Promise<Desk["state"]> {
  const extraHTTPHeaders = { "Sec-Fetch-Site": "same-origin" };
  const owner = await request.newContext({ storageState: state, extraHTTPHeaders });
  const data = { email: theo.email, role: "agent" };
  const invited = await owner.post(`${origin}/api/account/team`, { data });
  if (!invited.ok()) throw new Error(await invited.text());
  const { url } = (await invited.json()) as { url: string };
  // By default it would be Maya's browser, and signing in there ends her session.
  const storageState = { cookies: [], origins: [] };
  const colleague = await request.newContext({ storageState, extraHTTPHeaders });
  const token = new URL(url).hash.slice(1);
  const signedIn = await colleague.post(`${origin}/api/sign-in/link/password`, {
    data: { ...theo, token, password: goodPassword },
  });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  const cookies = await colleague.storageState();
  await Promise.all([owner.dispose(), colleague.dispose()]);
  return cookies;
}
