import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export const passwordLimits = { min: 15, max: 200 } as const;

/** At least 100 million guesses: zxcvbn's "safely unguessable" as long as no hash is stolen. */
const leastScore = 3;
const mostJudged = 72;

let checker: Promise<(password: string, own: string[]) => number> | null = null;

/** @param own the account's name and email, which attackers try first. @returns what is wrong */
export async function passwordFault(password: string, own: string[]): Promise<string | null> {
  const length = Array.from(password).length;
  if (length < passwordLimits.min)
    return `Use at least ${passwordLimits.min} characters; a sentence works well.`;
  if (length > passwordLimits.max) return `Use at most ${passwordLimits.max} characters.`;
  checker ??= loadChecker();
  // The checker's time grows with the square of the length.
  const score = (await checker)(password.slice(0, mostJudged), own);
  return score < leastScore
    ? "This password is on a list of leaked ones, or easy to guess. Choose another."
    : null;
}

/** Loaded on first use: the list takes megabytes, and passwords are rarely set. */
async function loadChecker() {
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
  const common = await import("@zxcvbn-ts/language-common");
  const zxcvbn = new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
  });
  return (password: string, own: string[]) =>
    zxcvbn.check(password, [...own.flatMap(wordsOf), "firnline", "quote", "desk"]).score;
}

/** `Maya Ortiz` becomes maya, ortiz and mayaortiz. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...words, words.join("")].filter((word) => word.length > 2);
}

export type PasswordCost = { N: number; r: number; p: number };

/** OWASP's third option for scrypt: 32 MB of memory. */
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const maxmem = 64 * 1024 * 1024;
const keyBytes = 32;
const mostWaiting = 50;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Too many password hashes are already being computed. */
export class PasswordQueueFull extends Error {
  override name = "PasswordQueueFull";
}

/** Call it before counting a try: only a password that is compared may lead to a lockout. */
export function expectQueueHasRoom(): void {
  if (waiting >= mostWaiting) throw new PasswordQueueFull();
}

/** @returns `scrypt$salt$key`, both as base64url */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Takes as long without a stored hash, so timing doesn't reveal which addresses have one. */
export async function isPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const [, salt = "", key = ""] = (stored ?? unknown).split("$");
  const derived = await derive(password, Buffer.from(salt, "base64url"), cost);
  const isEqual = timingSafeEqual(derived, Buffer.from(key, "base64url"));
  return isEqual && stored !== null;
}

const unknown = `scrypt$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(keyBytes).toString("base64url")}`;

/** One at a time, so that a flood of sign-ins can't use up all memory and threads. */
async function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  expectQueueHasRoom();
  waiting += 1;
  const turn = last.then(() => compute(password.normalize("NFKC"), salt, cost));
  last = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

function compute(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { ...cost, maxmem };
  scrypt(password, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}
