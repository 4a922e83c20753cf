/** The path of the visitor's own page, which a token opens. */
export function visitorPage(token: string): string {
  return `/requests/${token}`;
}
