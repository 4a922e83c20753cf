import type { Place } from "#content/resorts/types.ts";

export function GuideList({ items }: { items: readonly (string | Place)[] }) {
  return (
    <ul className="divide-y divide-mist border-y border-mist">
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item} className="py-3.5">
            {item}
          </li>
        ) : (
          <li key={item.name} className="py-3.5">
            {item.name}
            <span className="block text-label text-granite">{item.note}</span>
          </li>
        ),
      )}
    </ul>
  );
}
