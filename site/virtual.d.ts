declare module "virtual:client-entries" {
  /** Hashed addresses of the entries that vite.config.ts names. */
  const addresses: { enhance: string };
  export default addresses;
}

/** The public address of the site that is being built (SITE_URL), without a slash at its end. */
declare const __SITE_URL__: string;
