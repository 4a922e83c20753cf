import type { ComponentProps } from "react";

const shape =
  "inline-flex min-h-12 cursor-pointer items-center justify-center rounded-edge border px-5 py-3 sm:px-7 " +
  "text-label font-medium tracking-wide text-center transition-colors " +
  "aria-disabled:cursor-progress aria-disabled:opacity-70";

const variants = {
  primary:
    "border-night bg-night text-paper hover:border-dusk hover:bg-dusk aria-disabled:hover:bg-night",
  light: "border-paper bg-paper text-night hover:border-glow hover:bg-glow",
  quiet: "border-granite bg-transparent text-ink hover:border-ink hover:bg-frost",
  outline: "border-mist bg-transparent text-white hover:bg-white/12",
} as const;

type Variant = keyof typeof variants;

export function Button({
  variant = "primary",
  ...rest
}: ComponentProps<"button"> & { variant?: Variant }) {
  return <button type="button" {...rest} className={`${shape} ${variants[variant]}`} />;
}

/** A link that looks like a button; not printed, because nobody can press paper. */
export function ButtonLink({
  variant = "primary",
  href,
  children,
  ...rest
}: ComponentProps<"a"> & { variant?: Variant; href: string }) {
  return (
    <a {...rest} href={href} className={`${shape} print:hidden ${variants[variant]}`}>
      {children}
    </a>
  );
}
