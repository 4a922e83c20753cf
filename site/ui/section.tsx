import type { ReactNode } from "react";
import { Ranges } from "./ranges.tsx";

type Heading = {
  title?: string | undefined;
  lead?: string | undefined;
  tone?: "paper" | "frost" | "dusk";
};

export function Section({
  title,
  lead,
  id,
  tone = "paper",
  low = false,
  children,
}: Heading & {
  id?: string;
  /** Less tall, for a single row of figures. */
  low?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`when-near ${tones[tone]}`}>
      <div className={`mx-auto max-w-page px-gutter ${low ? "py-14 md:py-20" : "py-section"}`}>
        <SectionHeading title={title} lead={lead} tone={tone} />
        <div className={title ? "mt-12" : ""}>{children}</div>
      </div>
    </section>
  );
}

/** For a section that shows something beside its heading; otherwise Section draws it. */
export function SectionHeading({ title, lead, tone = "paper" }: Heading) {
  return (
    <>
      {title ? <h2 className="max-w-[22ch] text-title">{title}</h2> : null}
      {lead ? (
        <p
          className={`mt-5 max-w-measure text-lead ${tone === "dusk" ? "text-mist" : "text-slate"}`}
        >
          <Ranges text={lead} />
        </p>
      ) : null}
    </>
  );
}

const tones = {
  paper: "",
  frost: "bg-frost",
  dusk: "bg-dusk text-white",
} as const;

export function LineList({ items }: { items: readonly string[] }) {
  return (
    <ul className="lines">
      {items.map((item) => (
        <li key={item} className="py-3.5">
          {item}
        </li>
      ))}
    </ul>
  );
}
