import { randomBytes } from "node:crypto";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Account, Role } from "#server/accounts/types.ts";

/** Who works at the demo's desk. */
const agents = {
  nora: { name: "Nora Castellanos", email: "nora@example.com", role: "owner" },
  ben: { name: "Ben Adeyemi", email: "ben@example.com", role: "agent" },
} as const satisfies Record<string, { name: string; email: string; role: Role }>;

export type AgentName = keyof typeof agents;

/** Makes both accounts, with passwords that nobody gets to see. */
export async function createAgents(accounts: Accounts): Promise<Record<AgentName, Account>> {
  return { nora: await create(accounts, "nora"), ben: await create(accounts, "ben") };
}

/** Links that sign in at the desk, once each. */
export async function createEntryLinks(accounts: Accounts) {
  const links = Object.values(agents).map(async (agent) => {
    const { url } = await accounts.createEntryLink(agent);
    return { name: agent.name, url };
  });
  return Promise.all(links);
}

async function create(accounts: Accounts, agent: AgentName): Promise<Account> {
  const { name, email, role } = agents[agent];
  const { url } = await accounts.invite({ email, role });
  const token = new URL(url).hash.slice(1);
  const password = randomBytes(32).toString("base64url");
  const result = await accounts.links.withPassword({ token, name, email, password }, "The demo");
  if (!result.ok) throw new Error(`The demo's account was refused: ${result.reason}`);
  await accounts.signOut(result.token);
  return result.account;
}
