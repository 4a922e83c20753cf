export function visitorPage(token: string): string {
  return `/requests/${token}`;
}

/** The longest reason that a visitor can write with a no. */
export const reasonLimit = 2000;
