import type { ReactNode } from "react";

export function Section({
  title,
  aside,
  end,
  children,
}: {
  title: string;
  aside?: string;
  /** At the end of the heading's line. */
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mt-8">
      <h2 className="border-b border-mist pb-2 font-text text-desk font-semibold tracking-normal">
        {title}
        {end ? <span className="float-right">{end}</span> : null}
        {aside ? <span className="ml-1.5 font-normal text-granite">{aside}</span> : null}
      </h2>
      {children}
    </section>
  );
}
