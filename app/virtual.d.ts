declare module "virtual:client-entries" {
  /** Hashed addresses of the entries that vite.config.ts names. */
  const addresses: { enhance: string };
  export default addresses;
}
