import { randomBytes } from "node:crypto";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Account, Role } from "#server/accounts/types.ts";

/** Who works at the demo's desk. */
const agents = {
  nora: { name: "Nora Castellanos", email: "nora@example.com", role: "owner" },
  ben: { name: "Ben Adeyemi", email: "ben@example.com", role: "agent" },
} as const satisfies Record<string, { name: string; email: string; role: Role }>;

export type AgentName = keyof typeof agents;

export type SignIn = { name: string; email: string; password: string };

/** Makes both accounts. Nobody knows their passwords. */
export async function createAgents(accounts: Accounts): Promise<Record<AgentName, Account>> {
  return {
    nora: (await openAccount(accounts, "nora")).account,
    ben: (await openAccount(accounts, "ben")).account,
  };
}

/** Gives the owner a new password, which this process alone knows. */
export async function renewOwner(accounts: Accounts): Promise<SignIn> {
  const { password } = await openAccount(accounts, "nora");
  return { ...agents.nora, password };
}

async function openAccount(accounts: Accounts, agent: AgentName) {
  const { name, email, role } = agents[agent];
  const { url } = await accounts.invite({ email, role });
  const password = randomBytes(32).toString("base64url");
  const person = { token: new URL(url).hash.slice(1), name, email, password };
  const result = await accounts.links.withPassword(person, "npm run demo");
  if (!result.ok) throw new Error(`The demo's account was refused: ${result.reason}`);
  await accounts.signOut(result.token);
  return { account: result.account, password };
}
