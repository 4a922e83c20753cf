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
