import { createAcceptLink } from "./accept-link.ts";
import type { Cause } from "./events.ts";
import { createFirstLink } from "./links.ts";
import { createPasskeys } from "./passkeys.ts";
import { passwordCost as fullCost } from "./passwords.ts";
import { createSessions } from "./sessions.ts";
import { createSettings } from "./settings.ts";
import { createSignIn } from "./sign-in.ts";
import { invite, listAccounts } from "./team.ts";
import type { AccountPorts, Role } from "./types.ts";

/** The team's accounts and sign-in. Independent of HTTP: a session is its cookie's token. */
export function createAccounts(ports: AccountPorts) {
  const { database, config, outbox, now = Date.now, passwordCost = fullCost } = ports;
  const { kysely } = database;
  const sessions = createSessions(ports);
  const passkeys = createPasskeys(ports);
  const parts = { database, config, outbox, sessions, passkeys, passwordCost, now };
  const linkPorts = { kysely, config, now };

  return {
    find: (token: string, options?: { touch?: boolean; watch?: boolean }) =>
      sessions.find(token, options),
    signOut: (token: string, network?: string) => sessions.endByToken(token, network),
    signIn: createSignIn(parts),
    links: createAcceptLink(parts),
    settings: createSettings(parts),
    /** Only for the terminal. @returns null when there is an account */
    createFirstLink: () => createFirstLink(linkPorts),
    async invite(person: { email: string; role: Role }, by: Cause = null) {
      const link = await invite(linkPorts, person, by);
      outbox?.notify();
      return link;
    },
    list: () => listAccounts(kysely, now(), config.idleSeconds * 1000),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
