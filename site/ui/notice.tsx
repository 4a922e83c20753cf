import type { ReactNode } from "react";

/**
 * What went wrong, in a place where it stays. On a page that comes back from the server it is an alert,
 * and takes the focus unless a field does.
 */
export function Notice({
  id,
  title,
  text,
  hasFocus = true,
  isSpoken = true,
  isHidden = false,
  children,
}: {
  id?: string;
  title: string;
  text: string;
  hasFocus?: boolean;
  /** False where something else, such as a toast, says the same aloud. */
  isSpoken?: boolean;
  /** Keeps its place. */
  isHidden?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      id={id}
      role={isSpoken ? "alert" : undefined}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page was asked for to read just this
      autoFocus={hasFocus}
      className={`${isHidden ? "invisible " : ""}rounded-edge border border-l-4 border-mist border-l-alarm bg-white p-5`}
    >
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-label text-slate">{text}</p>
      {children}
    </div>
  );
}
