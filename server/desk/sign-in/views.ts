// The types that the desk's client takes from here.
export type { LinkView } from "#server/accounts/links.ts";
export type { AccountApi } from "./api.ts";
