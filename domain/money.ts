/** Whole US cents; a discount is negative. Money is never a fraction. */
export type Cents = number;

export type ParsedMoney = { ok: true; cents: Cents } | { ok: false; reason: string };

/** The largest amount; the total of twenty lines stays far below the largest safe integer. */
export const largestAmount: Cents = 99_999_999;

/** Parses amounts as people type them: `1,250`, `$45`, `-50`, `1250.5`, `.50`. The reason is a sentence to show. */
export function parseMoney(typed: string): ParsedMoney {
  const text = typed.trim().replace("\u2212", "-");
  if (text === "") return refuse("Write an amount, such as 685.00.");
  const match = amountPattern.exec(text);
  const [, signBefore = "", signAfter = "", whole = "", fraction = ""] = match ?? [];
  const sign = signBefore + signAfter;
  if (!match || sign.length > 1 || whole + fraction === "")
    return refuse("Write dollars and cents, such as 1,250.00.");
  const dollars = whole.replaceAll(",", "");
  if (dollars.length > 9) return refuse(tooLarge);
  const cents = Number(dollars) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  if (fraction.length > 2)
    return refuse(`Cents have two digits. Write ${plain(cents)} or ${plain(cents + 1)}.`);
  if (cents > largestAmount) return refuse(tooLarge);
  return { ok: true, cents: sign === "" || cents === 0 ? cents : -cents };
}

/** Hundredths of a percent, as people type them: `20%`, `12.5 %`. Null for anything else. */
export function parsePercent(typed: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))? ?%$/.exec(typed.trim());
  if (!match) return null;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return hundredths > 0 && hundredths <= 10_000 ? hundredths : null;
}

export function formatPercent(hundredths: number): string {
  return `${hundredths / 100}%`;
}

/** A share of an amount, rounded to the nearest cent. */
export function percentOf(cents: Cents, hundredths: number): Cents {
  return Math.round((cents * hundredths) / 10_000);
}

/** For example, `$1,295.00`, or `−$50.00` with a true minus sign. */
export function formatMoney(cents: Cents): string {
  return `${cents < 0 ? "\u2212" : ""}$${grouped(cents)}`;
}

/** In the format of an editor field: `1,295.00`, `-50.00`. */
export function formatAmount(cents: Cents): string {
  return `${cents < 0 ? "-" : ""}${grouped(cents)}`;
}

const amountPattern = /^(-?) ?\$? ?(-?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;
export const tooLarge = `An amount can be at most ${formatMoney(largestAmount)}.`;

function refuse(reason: string): ParsedMoney {
  return { ok: false, reason };
}

function grouped(cents: Cents): string {
  const [dollars = "", rest = ""] = plain(Math.abs(cents)).split(".");
  return `${Number(dollars).toLocaleString("en-US")}.${rest}`;
}

function plain(cents: Cents): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
