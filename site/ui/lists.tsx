import { Ranges } from "./ranges.tsx";

/** Figures side by side, each with a label; text in place of a figure gets more room. */
export function Statistics({
  items,
  half = false,
}: {
  items: readonly { value: string; label: string }[];
  /** For half of the page's width. */
  half?: boolean;
}) {
  return (
    <dl
      className={`grid gap-y-10 ${items.length === 3 ? "grid-cols-[auto_auto_auto] gap-x-4 md:gap-x-6" : "grid-cols-2 gap-x-6"} ${items.length > 3 ? "md:grid-cols-4" : ""}`}
    >
      {items.map(({ value, label }, index) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end border-t border-granite pt-4 ${half ? "" : spanOf(value, index, items.length)}`}
        >
          <dt className="mt-1 text-label text-granite">
            <Ranges text={label} />
          </dt>
          <dd
            className={`font-display text-balance figures ${half ? "text-card whitespace-nowrap md:text-title" : value.length > 10 ? "text-card" : "text-title"}`}
          >
            <Ranges text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Long text takes two columns; on a wide screen, the last one of a row or a whole row. */
function spanOf(value: string, index: number, count: number): string {
  if (value.length <= 12) return "";
  if (index % 4 === 0 && index === count - 1) return "col-span-full";
  return index % 4 === 3 ? "max-md:col-span-2" : "col-span-2";
}

/** Steps in order. */
export function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className={`grid gap-8 ${items.length === 4 ? "md:grid-cols-4" : "md:grid-cols-3"}`}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t border-granite pt-5">
          <p className="text-label text-granite figures">{index + 1}</p>
          <h3 className="mt-2 text-card">{title}</h3>
          <p className="mt-2 text-balance text-slate">
            <Ranges text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export function Tags({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {items.map((item) => (
        <li key={item} className="border border-granite px-4 py-2 text-label">
          {item}
        </li>
      ))}
    </ul>
  );
}
