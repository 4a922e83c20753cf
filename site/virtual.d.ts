declare module "virtual:client-entries" {
  type ClientEntry = import("#build-tools/client-entries.ts").ClientEntry;
  type EntryName = keyof typeof import("#site/client-entries.ts").clientEntrySources;
  const entries: Record<EntryName, ClientEntry>;
  export default entries;
}

/** The public address of the site that is being built (SITE_URL), without a slash at its end. */
declare const __SITE_URL__: string;
