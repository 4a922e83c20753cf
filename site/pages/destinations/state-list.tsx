import { destinationSections } from "#content/resorts/index.ts";

const links = [
  ...destinationSections.map(({ anchor, heading }) => ({ anchor, heading })),
  { anchor: "montana", heading: "Montana" },
];

/** Jumps to the sections of /destinations. */
export function StateList() {
  return (
    <nav aria-label="States" className="border-b border-mist">
      <ul className="mx-auto grid max-w-page grid-cols-2 px-gutter sm:grid-cols-4">
        {links.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="block py-4 text-label hover:underline md:py-6">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
