export type * from "#server/quotes/views.ts";
