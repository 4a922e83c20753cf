export const passwordLimits = { min: 15, max: 200 } as const;

/** A hundred million guesses: zxcvbn's "safely unguessable" without a stolen hash. */
const leastScore = 3;

let checker: Promise<(password: string, own: string[]) => number> | null = null;

/** @param own the account's name and email, which a guesser tries first. @returns what is wrong */
export async function passwordFault(password: string, own: string[]): Promise<string | null> {
  const length = Array.from(password).length;
  if (length < passwordLimits.min)
    return `Use at least ${passwordLimits.min} characters; a sentence works well.`;
  if (length > passwordLimits.max) return `Use at most ${passwordLimits.max} characters.`;
  checker ??= loadChecker();
  const score = (await checker)(password, own);
  return score < leastScore
    ? "This password is on a list of leaked ones, or easy to guess. Choose another."
    : null;
}

/** The list takes megabytes, and a password is set once in a long while. */
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

/** `Maya Ortiz` is guessed as maya, ortiz and mayaortiz. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...words, words.join("")].filter((word) => word.length > 2);
}
