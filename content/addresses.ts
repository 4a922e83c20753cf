/** The pages that hold a form: each takes its form's native post. */
export const formPages = ["/booking", "/contact"] as const;

/** Pages that are only shown with their own status: built, but no address of their own. */
export const statusPages: readonly string[] = ["/404", "/429", "/500"];

export function visitorPage(token: string): string {
  return `/requests/${token}`;
}
