// The published types are those of negotiator 0.6, which had no `preferred`.
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** Names from `available` that the request accepts, best first; ties in `preferred`'s order. */
    encodings(available: string[], options?: { preferred?: string[] }): string[];
  }
}
