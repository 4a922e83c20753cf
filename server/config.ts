import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { company } from "#content/company.ts";
import { email } from "#domain/form-schema.ts";

/** The settings, read from the environment once at startup (docs/operations.md lists them). */
export type Config = Readonly<{
  port: number;
  host: string;
  deskPort: number;
  deskHost: string;
  /** The port that Prometheus scrapes; null means none. */
  metricsPort: number | null;
  metricsHost: string;
  /** The site's public origin, without a trailing slash. */
  siteUrl: string;
  /** The desk's origin as the team's browsers see it. */
  deskUrl: string;
  /** Absolute path to the embedded database and, without SMTP, to the emails as .eml files. */
  dataDir: string;
  databaseUrl: string | null;
  /** Where hourly backups go; null means no backups. */
  backupDir: string | null;
  /** Null means that emails are written to dataDir/mail. */
  smtp: SmtpServer | null;
  teamEmail: string;
  mailFrom: string;
  /** Posts per client address in ten minutes; null turns the limit off. */
  rateLimit: number | null;
  /** How many proxies' X-Forwarded-For entries to believe; 0 means none. */
  trustProxy: number;
  hstsSubdomains: boolean;
  /** How long sending a quote can be undone. */
  undoSeconds: number;
  /** How long a desk can be idle before it locks. */
  idleSeconds: number;
}>;

/** The message is one sentence for the operator, shown without a stack trace. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads and checks all settings. @throws ConfigError that names each wrong one */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // Deployment tools often pass unset variables as empty ones.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = settings.superRefine(keepTestTimes).safeParse(given);
  if (!result.success) throw new ConfigError(messageOf(result.error));
  const set = result.data;
  return Object.freeze({
    port: set.PORT,
    host: set.HOST,
    deskPort: set.DESK_PORT,
    deskHost: set.DESK_HOST,
    metricsPort: set.METRICS_PORT ?? null,
    metricsHost: set.METRICS_HOST,
    siteUrl: set.SITE_URL ?? `http://localhost:${set.PORT}`,
    deskUrl: set.DESK_URL ?? `http://localhost:${set.DESK_PORT}`,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    backupDir: set.BACKUP_DIR === undefined ? null : resolve(set.BACKUP_DIR),
    smtp: set.SMTP_URL ?? null,
    teamEmail: set.TEAM_EMAIL,
    mailFrom: set.MAIL_FROM,
    rateLimit: set.RATE_LIMIT === "off" ? null : Number(set.RATE_LIMIT),
    trustProxy: set.TRUST_PROXY === "off" ? 0 : Number(set.TRUST_PROXY),
    hstsSubdomains: set.HSTS_SUBDOMAINS === "on",
    undoSeconds: Number(set.TEST_UNDO_SECONDS),
    idleSeconds: Number(set.TEST_IDLE_SECONDS),
  });
}

const settings = z.object({
  PORT: port().default(3000),
  HOST: host(),
  DESK_PORT: port().default(3001),
  DESK_HOST: host(),
  METRICS_PORT: port().optional(),
  METRICS_HOST: host(),
  SITE_URL: publicAddress().optional(),
  DESK_URL: publicAddress()
    .refine(isSecureContext, {
      error:
        "must start with https://, unless its host is localhost: browsers keep passkeys and more " +
        "from other addresses, so put a proxy with TLS in front of the desk",
    })
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: url(["postgres:", "postgresql:"], "must start with postgres://").optional(),
  BACKUP_DIR: z.string().optional(),
  SMTP_URL: url(["smtp:", "smtps:"], "must start with smtp:// or smtps://")
    .transform(parseSmtpUrl)
    .refine((server) => server !== null, {
      error: "must be such as smtp://user:password@host:587, with nothing after it but ?tls=never",
    })
    .optional(),
  TEAM_EMAIL: address().default(company.teamEmail),
  MAIL_FROM: address().default(company.mailFrom),
  RATE_LIMIT: z
    .string()
    .regex(/^(off|[1-9]\d{0,6})$/, { error: "must be a number of posts per 10 minutes, or off" })
    .default("60"),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|\d{1,2})$/, { error: "must be the number of proxies in front, or off" })
    .default("off"),
  HSTS_SUBDOMAINS: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
  // Only for tests of whole processes, so the docs don't list these two.
  TEST_UNDO_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, { error: "must be a number of seconds" })
    .default("10"),
  TEST_IDLE_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/, { error: "must be a number of seconds" })
    .default("1800"),
});

/** Production desks are never at localhost, so they keep 10 s to undo and 30 min to lock. */
function keepTestTimes(set: z.output<typeof settings>, context: z.RefinementCtx) {
  const deskUrl = set.DESK_URL ?? "http://localhost";
  if (!URL.canParse(deskUrl) || new URL(deskUrl).hostname === "localhost") return;
  for (const name of ["TEST_UNDO_SECONDS", "TEST_IDLE_SECONDS"] as const)
    if (set[name] !== settings.shape[name].parse(undefined))
      context.addIssue({
        code: "custom",
        path: [name],
        message: "must be unset unless the desk is at localhost",
      });
}

export const settingNames: readonly string[] = Object.keys(settings.shape);

function port() {
  return z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, {
      error: "must be a port number from 0 to 65535",
    })
    .transform(Number);
}

function host() {
  return z
    .string()
    .default("127.0.0.1")
    .refine((text) => isIP(text) !== 0 || /^[a-z0-9.-]+$/i.test(text), {
      error: "must be an address or a host name to listen on, such as 127.0.0.1",
    });
}

function publicAddress() {
  return url(
    ["http:", "https:"],
    "must be the public address, such as https://example.com",
  ).transform((text) => new URL(text).origin);
}

/** Whether browsers offer features that need a secure context. */
function isSecureContext(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

function url(protocols: string[], error: string) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { error });
}

function address() {
  return z.string().refine((text) => email("", 254).safeParse(text).success, {
    error: "must be one email address, such as team@example.com",
  });
}

function messageOf(error: z.ZodError): string {
  const parts = error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  return `Cannot start: ${parts.join("; ")}.`;
}

export type SmtpServer = {
  host: string;
  port: number;
  /** smtps:// is implicit. Otherwise STARTTLS is required, or on a loopback host, used if offered. */
  tls: "implicit" | "required" | "offered" | "never";
  credentials: { user: string; pass: string } | null;
};

/** Parses SMTP_URL; null if it is not the URL of a mail server. */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const parsed = new URL(text);
  const { protocol, hostname, username, password, pathname, search, hash } = parsed;
  const isSecure = protocol === "smtps:";
  const isPlain = search === "?tls=never";
  if (!isSecure && protocol !== "smtp:") return null;
  if (hostname === "" || !["", "/"].includes(pathname) || hash !== "") return null;
  if (search !== "" && (!isPlain || isSecure)) return null;
  const server = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  const [user, pass] = [decode(username), decode(password)];
  if (user === null || pass === null || (user !== "" && pass === "")) return null;
  return {
    host: server,
    port: Number(parsed.port) || (isSecure ? 465 : 587),
    tls: isSecure ? "implicit" : isPlain ? "never" : isLoopback(server) ? "offered" : "required",
    credentials: user === "" ? null : { user, pass },
  };
}

function isLoopback(name: string): boolean {
  return name === "localhost" || name === "::1" || /^127\.\d+\.\d+\.\d+$/.test(name);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
