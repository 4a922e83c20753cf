import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { api, read } from "#desk/api/client.ts";

export type Person = { token: string; name: string; email: string };

export const hasPasskeys = browserSupportsWebAuthn();

export async function signInWithPasskey() {
  const optionsJSON = await read(api["sign-in"].passkey.options.$post({ json: {} }));
  const response = await startAuthentication({ optionsJSON }).catch(explain);
  return read(api["sign-in"].passkey.$post({ json: { response } }));
}

export async function acceptWithPasskey(person: Person) {
  const optionsJSON = await read(api["sign-in"].link.passkey.options.$post({ json: person }));
  const response = await startRegistration({ optionsJSON }).catch(explain);
  return read(api["sign-in"].link.passkey.$post({ json: { ...person, response } }));
}

/** @param json with the current password, if the account has one */
export async function addPasskey(json: { currentPassword?: string }) {
  const optionsJSON = await read(api.account.passkeys.options.$post({ json }));
  const response = await startRegistration({ optionsJSON }).catch(explain);
  return read(api.account.passkeys.$post({ json: { response } }));
}

/** Browsers deliberately give no reason for most failures. */
function explain(error: unknown): never {
  const code = error instanceof WebAuthnError ? error.code : null;
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    throw new Error("This device already has a passkey for this account.");
  if (code === "ERROR_INVALID_DOMAIN" || code === "ERROR_INVALID_RP_ID")
    throw new Error("Passkeys only work at the desk's own address (DESK_URL).");
  throw new Error("No passkey was used. Try again, or use a password.");
}
