import type { ReactNode } from "react";

/** A stretch of running text at a comfortable measure, set apart by the page's own rhythm. */
export function Section({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <section className="mx-auto max-w-page px-gutter py-section">
      <div className={narrow ? "max-w-measure" : ""}>{children}</div>
    </section>
  );
}
