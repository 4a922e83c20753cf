import type { ReactNode } from "react";

/**
 * What went wrong, shown permanently. On a page that the server returns it is an alert and takes the
 * focus unless a field does.
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
  /** False if something else, such as a toast, announces the same text. */
  isSpoken?: boolean;
  /** Hidden, but still takes up space. */
  isHidden?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      id={id}
      role={isSpoken ? "alert" : undefined}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor loaded the page to read this notice
      autoFocus={hasFocus}
      className={`${isHidden ? "invisible " : ""}rounded-edge border border-l-4 border-mist border-l-alarm bg-white p-5`}
    >
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-label text-slate">{text}</p>
      {children}
    </div>
  );
}
