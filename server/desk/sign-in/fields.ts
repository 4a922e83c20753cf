import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { email, requiredLine } from "#domain/form-schema.ts";

const token = z.string().max(100);
const name = requiredLine("Your name", 100);
const address = requiredLine("Email", 254);
const password = z.string({ error: "Type a password." }).max(1000);

export const signInFields = z.object({ email: address, password });
export const linkFields = z.object({ token });
export const personFields = z.object({ token, name, email: email("Email", 254) });
export const passwordFields = z.object({ password });
export const inviteFields = z.object({
  email: email("Email", 254),
  role: z.enum(["owner", "agent"]),
});
export const noFields = z.object({});

// What is inside is checked by the library that verifies it.
export const assertion = z.object({ response: z.custom<AuthenticationResponseJSON>(hasId) });
export const attestation = z.object({ response: z.custom<RegistrationResponseJSON>(hasId) });

function hasId(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("id" in value)) return false;
  return typeof value.id === "string" && isId(value.id);
}

/** A UUID or base64url; PostgreSQL fails on a NUL character in a text. */
export function isId(text: string): boolean {
  return /^[\w-]{1,1400}$/.test(text);
}
