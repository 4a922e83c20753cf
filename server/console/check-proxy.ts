import type { Config } from "#server/config.ts";

/** For documentation only (RFC 5737). */
const forged = "198.51.100.77";

/** Calls the public address with a forged X-Forwarded-For. @returns the exit code */
export async function checkProxy({ siteUrl }: Pick<Config, "siteUrl">): Promise<number> {
  const response = await fetch(`${siteUrl}/healthz/client`, {
    headers: { "X-Forwarded-For": forged },
  }).catch(() => null);
  if (!response?.ok) {
    console.error(`${siteUrl} does not answer. Start the site, and set SITE_URL to its address.`);
    return 1;
  }
  const { client, isPrivate } = (await response.json()) as { client: string; isPrivate: boolean };
  if (client === forged) {
    console.error(
      "TRUST_PROXY is too high: the site believed a made-up X-Forwarded-For, so a client can choose " +
        "its own address.",
    );
    return 1;
  }
  if (isPrivate && new URL(siteUrl).hostname !== "localhost") {
    console.error(
      `TRUST_PROXY is too low: the site sees a proxy (${client}) instead of its visitors, who all ` +
        "share one limit.",
    );
    return 1;
  }
  console.log(`TRUST_PROXY is right: the site sees this machine as ${client}.`);
  return 0;
}
