import type { ReactNode } from "react";

/** The foot of the panel: what is to be done on the left, the buttons on the right. */
export function FootBar({
  title,
  detail,
  tone,
  children,
}: {
  title: string;
  detail: string;
  tone: "soon" | "late" | "granite";
  children: ReactNode;
}) {
  const tones = { soon: "text-soon", late: "text-late", granite: "text-granite" };
  return (
    <div className="sticky bottom-0 z-10 mt-auto flex min-h-16 items-center gap-2.5 border-t border-mist bg-white px-4 py-2.5 md:px-7 md:py-3">
      <p className="mr-auto min-w-0 text-slate max-md:text-small">
        {title}
        <span className={`block text-desk-small max-md:line-clamp-2 md:truncate ${tones[tone]}`}>
          {detail}
        </span>
      </p>
      {children}
    </div>
  );
}
