import type { ComponentProps } from "react";

const shape =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2.5 rounded-edge border px-4 " +
  "font-medium whitespace-nowrap transition-colors focus-visible:outline-offset-2 md:min-h-9 " +
  "aria-disabled:cursor-default aria-disabled:opacity-60";

const variants = {
  filled: "border-night bg-night text-paper hover:bg-dusk focus-visible:outline-ink",
  plain: "border-granite bg-transparent text-ink hover:border-ink hover:bg-frost",
  text:
    "min-h-0 border-transparent px-0 underline decoration-granite underline-offset-3 " +
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
