import { z } from "zod";

/**
 * One line of text without spaces at its ends. Line breaks and other control characters are
 * refused: they could rewrite an email's headers or a table's rows.
 * @param name how the error sentence calls the field, such as "First name"
 * @param max  the longest text, in UTF-16 code units
 */
export function line(name: string, max: number) {
  return z
    .string({
      error: (issue) => `${name} ${issue.input === undefined ? "is required" : "must be text"}.`,
    })
    .refine((text) => text.isWellFormed(), { error: `${name} holds a broken character.` })
    .trim()
    .max(max, { error: `${name} can be at most ${max} characters long.`, abort: true })
    .refine((text) => !controlCharacter.test(text), {
      error: `${name} must be one line without control characters.`,
    });
}

/** A `line` that has to say something. */
export function requiredLine(name: string, max: number) {
  return line(name, max).refine((text) => text !== "", { error: `${name} is required.` });
}

/** Text that may run over several lines; line ends become `\n`. */
export function paragraphs(name: string, max: number) {
  return z
    .string({ error: `${name} must be text.` })
    .refine((text) => text.isWellFormed(), { error: `${name} holds a broken character.` })
    .transform((text) => text.replace(/\r\n?/g, "\n").trim())
    .refine((text) => text.length <= max, {
      error: `${name} can be at most ${max} characters long.`,
      abort: true,
    })
    .refine((text) => !controlBesidesLineBreak.test(text), {
      error: `${name} must not hold control characters.`,
    });
}

/** A required address, by the rule of `<input type="email">`, so that both sides agree. */
export function email(name: string, max: number) {
  return requiredLine(name, max).refine((text) => text === "" || htmlEmail.test(text), {
    error: `${name} must be an address such as name@example.com.`,
  });
}

/** One of a list, or nothing. */
export function choice<const Values extends readonly string[]>(name: string, values: Values) {
  return z.enum(["", ...values], { error: `${name} must be one of the choices offered.` });
}

// Control characters and the two separators that end a line in Unicode.
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
const controlBesidesLineBreak = /[^\P{Cc}\n\t]/u;

// The expression of the HTML standard.
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
