export type { DeskApi } from "#server/desk/api.ts";

/** Who is signed in. */
export type Account = { id: string; name: string; email: string; role: "owner" | "agent" };
