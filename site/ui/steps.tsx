import { Ranges } from "./ranges.tsx";

/** What happens, in order. */
export function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className={`grid gap-8 ${items.length === 4 ? "md:grid-cols-4" : "md:grid-cols-3"}`}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t border-granite pt-5">
          <p className="text-label text-granite tabular-nums">{index + 1}</p>
          <h3 className="mt-2 text-card">{title}</h3>
          <p className="mt-2 text-slate">
            <Ranges text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
