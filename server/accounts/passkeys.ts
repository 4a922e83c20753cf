import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Insertable, Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import { company } from "#content/company.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Tables } from "#server/db/tables.ts";
import { hashOf, iso, type AccountPorts } from "./types.ts";

// Loaded on first use: loading it at startup would take a fifth of the startup time.
const webAuthn = () => import("@simplewebauthn/server");
const decoding = () => import("@simplewebauthn/server/helpers");

type Owner = { id: string; name: string; email: string };

// The values of extensions aren't JSON, and nothing here reads them.
type CreationOptions = Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;
type RequestOptions = Omit<PublicKeyCredentialRequestOptionsJSON, "extensions">;

/** A verified passkey, ready to store. */
export type NewPasskey = Insertable<Tables["passkeys"]>;

/** The device finds the passkey itself, so signing in with one takes no address. */
export function createPasskeys({ database, config, now = Date.now }: AccountPorts) {
  const { kysely } = database;
  const ports = { kysely, now };
  const expected = {
    expectedOrigin: config.deskUrl,
    expectedRPID: new URL(config.deskUrl).hostname,
    requireUserVerification: true,
  };

  return {
    /** @param purpose pass the same one to `verifyNew` */
    async newOptions(
      owner: Owner,
      purpose: string,
      existing: readonly { id: string }[] = [],
    ): Promise<CreationOptions> {
      const { generateRegistrationOptions } = await webAuthn();
      return generateRegistrationOptions({
        rpName: `${company.name} quote desk`,
        rpID: expected.expectedRPID,
        userID: new Uint8Array(Buffer.from(owner.id)),
        userName: owner.email,
        userDisplayName: owner.name,
        challenge: await newChallenge(ports, purpose),
        attestationType: "none",
        excludeCredentials: existing.map(({ id }) => ({ id })),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    /** @returns null for anything but a fresh answer to `newOptions` */
    async verifyNew(
      response: RegistrationResponseJSON,
      { purpose, accountId, browser }: { purpose: string; accountId: string; browser: string },
    ): Promise<NewPasskey | null> {
      if (!(await isUnattested(response))) return null;
      const { verifyRegistrationResponse } = await webAuthn();
      const result = await verifyRegistrationResponse({
        response,
        supportedAlgorithmIDs,
        ...expected,
        expectedChallenge: (challenge) => takeChallenge(ports, challenge, purpose),
      }).catch(refused);
      if (!result?.verified) return null;
      const { id, publicKey, counter, transports } = result.registrationInfo.credential;
      return {
        id,
        account_id: accountId,
        public_key: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports: (transports ?? []).join(" "),
        name: browser,
        created_at: iso(now()),
        used_at: null,
      };
    },

    async signInOptions(): Promise<RequestOptions> {
      const { generateAuthenticationOptions } = await webAuthn();
      return generateAuthenticationOptions({
        rpID: expected.expectedRPID,
        userVerification: "required",
        challenge: await newChallenge(ports, signIn),
      });
    },

    /** @returns the account whose passkey signed the challenge */
    async verifySignIn(response: AuthenticationResponseJSON): Promise<string | null> {
      const stored = await kysely
        .selectFrom("passkeys")
        .selectAll()
        .where("id", "=", response.id)
        .executeTakeFirst();
      if (!stored) return null;
      const { verifyAuthenticationResponse } = await webAuthn();
      const result = await verifyAuthenticationResponse({
        response,
        ...expected,
        expectedChallenge: (challenge) => takeChallenge(ports, challenge, signIn),
        credential: {
          id: stored.id,
          publicKey: new Uint8Array(Buffer.from(stored.public_key, "base64url")),
          counter: Number(stored.counter),
          transports: stored.transports.split(" "),
        },
      }).catch(refused);
      if (!result?.verified) return null;
      await kysely
        .updateTable("passkeys")
        .set({ counter: result.authenticationInfo.newCounter, used_at: iso(now()) })
        .where("id", "=", stored.id)
        .execute();
      return stored.account_id;
    },

    async list(accountId: string) {
      return kysely
        .selectFrom("passkeys")
        .select(["id", "name", "created_at as createdAt", "used_at as usedAt"])
        .where("account_id", "=", accountId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

const signIn = "sign-in";

/** ES256, Ed25519 and RS256: every device supports one of them. */
const supportedAlgorithmIDs = [-7, -8, -257];

/** The library throws on invalid input; a database failure must not look like that. */
function refused(error: unknown): null {
  if (error instanceof StorageError) throw error;
  return null;
}

/** Otherwise, the library would fetch the revocation list named in an attestation's certificate. */
async function isUnattested({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await decoding();
  try {
    const bytes = isoBase64URL.toBuffer(response.attestationObject);
    return decodeAttestationObject(bytes).get("fmt") === "none";
  } catch {
    return false;
  }
}

const challengeMs = 5 * 60 * 1000;

type Ports = { kysely: Kysely<Tables>; now: () => number };

async function newChallenge({ kysely, now }: Ports, purpose: string) {
  const bytes = randomBytes(32);
  const time = now();
  await kysely.deleteFrom("passkey_challenges").where("expires_at", "<=", iso(time)).execute();
  await kysely
    .insertInto("passkey_challenges")
    .values({
      challenge_hash: hashOf(bytes.toString("base64url")),
      purpose,
      expires_at: iso(time + challengeMs),
    })
    .execute();
  return new Uint8Array(bytes);
}

/** @returns true once for each challenge */
async function takeChallenge(
  { kysely, now }: Ports,
  challenge: string,
  purpose: string,
): Promise<boolean> {
  const taken = await kysely
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashOf(challenge))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", iso(now()))
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
