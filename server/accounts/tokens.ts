import { createHash, randomBytes } from "node:crypto";

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 in hex: what the database keeps of a token or an address. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function iso(time: number): string {
  return new Date(time).toISOString();
}
