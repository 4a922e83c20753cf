import type { VisitorQuote, VisitorRequest } from "#server/site/context.ts";

/** A request and the path of its page, with which links begin. */
export type ShownRequest = { view: VisitorRequest; path: string };

/** A version of its quote beside it. */
export type ShownQuote = ShownRequest & { quote: VisitorQuote };
