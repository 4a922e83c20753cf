/** A key, beside the button that does the same; hidden on phones and from screen readers. */
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
