declare module "virtual:client-entries" {
  type ClientEntry = import("#build-tools/vite-settings.ts").ClientEntry;
  type EntryName = keyof typeof import("#site/client-entries.ts").clientEntrySources;
  const entries: Record<EntryName, ClientEntry>;
  export default entries;
}

/** The public origin; in a build, its placeholder. */
declare const __SITE_URL__: string;
