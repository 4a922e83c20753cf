import { z } from "zod";

/** One trimmed line. Control characters are refused: they could rewrite an email's headers. */
export function line(name: string, max: number) {
  return z
    .string({
      error: (issue) => `${name} ${issue.input === undefined ? "is required" : "must be text"}.`,
    })
    .refine((text) => text.isWellFormed(), { error: `${name} contains an invalid character.` })
    .trim()
    .max(max, { error: `${name} can be at most ${max} characters long.` })
    .refine((text) => !controlCharacter.test(text), {
      error: `${name} must be one line without control characters.`,
    });
}

export function requiredLine(name: string, max: number) {
  return line(name, max).refine((text) => text !== "", { error: `${name} is required.` });
}

export function paragraphs(name: string, max: number) {
  return z
    .string({ error: `${name} must be text.` })
    .refine((text) => text.isWellFormed(), { error: `${name} contains an invalid character.` })
    .transform((text) => text.replace(/\r\n?/g, "\n").trim())
    .refine((text) => text.length <= max, {
      error: `${name} can be at most ${max} characters long.`,
    })
    .refine((text) => !controlBesidesLineBreak.test(text), {
      error: `${name} must not contain control characters.`,
    });
}

export function email(name: string, max: number) {
  return requiredLine(name, max).refine((text) => text === "" || htmlEmail.test(text), {
    error: `${name} must be an address such as name@example.com.`,
  });
}

export function choice<const Values extends readonly string[]>(name: string, values: Values) {
  return z.enum(["", ...values], { error: `${name} must be one of the listed options.` });
}

const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
const controlBesidesLineBreak = /[^\P{Cc}\n\t]/u;

// The HTML standard's pattern for a valid email address.
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
