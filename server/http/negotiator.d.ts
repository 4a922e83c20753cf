// The published types are those of negotiator 0.6, which had no `preferred`.
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** Best first; ties in the order of `preferred`. */
    encodings(available: string[], options?: { preferred?: string[] }): string[];
  }
}
