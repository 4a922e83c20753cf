import type { ComponentProps } from "react";

const shape =
  "inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-edge border " +
  "font-medium whitespace-nowrap transition-colors focus-visible:outline-offset-2 " +
  "aria-disabled:cursor-default aria-disabled:opacity-60";

const box = "min-h-11 px-4 md:min-h-9";

const variants = {
  filled: `${box} border-night bg-night text-paper hover:bg-dusk focus-visible:outline-ink`,
  plain: `${box} border-granite bg-transparent text-ink hover:border-ink hover:bg-frost`,
  text:
    "min-h-11 border-transparent underline decoration-granite underline-offset-3 " +
    "hover:decoration-ink md:min-h-0",
} as const;

type Variant = keyof typeof variants;

export function Button({
  variant = "plain",
  className = "",
  ...rest
}: ComponentProps<"button"> & { variant?: Variant }) {
  return <button type="button" {...rest} className={buttonClass(variant, className)} />;
}

/** The look of a button, for links. */
export function buttonClass(variant: Variant, more = ""): string {
  return `${shape} ${variants[variant]} ${more}`;
}
