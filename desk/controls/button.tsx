import type { ComponentProps } from "react";

const shape =
  "inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-edge border " +
  "font-medium whitespace-nowrap transition-colors focus-visible:outline-offset-2 " +
  "aria-disabled:cursor-default aria-disabled:opacity-60";

const sizes = {
  normal: "min-h-11 px-4 md:min-h-9",
  large: "min-h-12 w-full px-6 tracking-wide",
} as const;

const variants = {
  filled: "border-night bg-night text-paper hover:bg-dusk focus-visible:outline-ink",
  plain: "border-granite bg-transparent text-ink hover:border-ink hover:bg-frost",
} as const;

const textVariant =
  "min-h-11 border-transparent underline decoration-granite underline-offset-3 " +
  "hover:decoration-ink md:min-h-0";

type Variant = keyof typeof variants | "text";

type Size = keyof typeof sizes;

export function Button({
  variant = "plain",
  size = "normal",
  className = "",
  ...rest
}: ComponentProps<"button"> & { variant?: Variant; size?: Size }) {
  return <button type="button" {...rest} className={buttonClass(variant, className, size)} />;
}

/** The look of a button, for links. */
export function buttonClass(variant: Variant, more = "", size: Size = "normal"): string {
  const look = variant === "text" ? textVariant : `${sizes[size]} ${variants[variant]}`;
  return `${shape} ${look} ${more}`;
}

/** A shortcut key, next to the button that does the same; hidden on phones and from screen readers. */
export function KeyCap({ children, quiet = false }: { children: string; quiet?: boolean }) {
  const look = quiet ? "border-granite text-mist" : "border-mist bg-white text-slate";
  return (
    <kbd
      aria-hidden="true"
      className={`inline-block min-w-5 rounded-[3px] border px-[5px] text-center font-text text-[0.6875rem] leading-4.5 font-medium max-md:hidden ${look}`}
    >
      {children}
    </kbd>
  );
}
