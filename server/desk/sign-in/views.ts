export type { LinkView } from "#server/accounts/links.ts";
export type { AccountApi } from "./api.ts";
