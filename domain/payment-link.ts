import { requiredLine } from "./fields.ts";

/**
 * An https address that is shown as it is: plain ASCII, so that what is read is what opens, and no
 * user name before the host.
 */
export function paymentLink(name: string, max: number) {
  return requiredLine(name, max).refine(isPlainHttps, {
    error: `${name} must be an address such as https://pay.example.com/7k3q9.`,
  });
}

function isPlainHttps(text: string): boolean {
  if (!/^https:\/\/[!-~]+$/.test(text) || text.includes("\\") || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === "" && password === "" && hostname.includes(".");
}
