/** The public address of a path. */
export function absoluteUrl(path: string): string {
  return `${__SITE_URL__}${path}`;
}
