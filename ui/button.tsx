import type { ComponentProps } from "react";

const shape =
  "inline-flex min-h-12 cursor-pointer items-center justify-center rounded-edge border px-7 py-3 " +
  "text-label font-medium tracking-wide text-center transition-colors " +
  "disabled:cursor-progress disabled:opacity-70";

const looks = {
  /** The one action that a page is about. */
  primary:
    "border-night bg-night text-paper hover:border-dusk hover:bg-dusk disabled:hover:bg-night",
  /** The same over a dark picture. */
  light: "border-paper bg-paper text-night hover:border-glow hover:bg-glow",
  /** A second choice. */
  quiet: "border-granite bg-transparent text-ink hover:border-ink hover:bg-frost",
  /** A second choice over a dark picture. */
  outline: "border-mist bg-transparent text-white hover:bg-white/12",
} as const;

type Look = keyof typeof looks;

/** A button that does something on this page. */
export function Button({ look = "primary", ...rest }: ComponentProps<"button"> & { look?: Look }) {
  return <button type="button" {...rest} className={`${shape} ${looks[look]}`} />;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  look = "primary",
  href,
  children,
  ...rest
}: ComponentProps<"a"> & { look?: Look; href: string }) {
  return (
    <a {...rest} href={href} className={`${shape} ${looks[look]}`}>
      {children}
    </a>
  );
}
