import type { ReactNode } from "react";
import { airports as names } from "#content/airports.ts";
import type { Resort } from "#content/resorts/index.ts";
import type { Place, Section, AirportDistance } from "#content/resorts/types.ts";
import { formatDrive } from "#content/routes.ts";
import { Ranges } from "#site/ui/ranges.tsx";

/** Good to know, where to stay and eat, what to do, and the guide's own sections. */
export function GuideParts({ resort }: { resort: Resort }) {
  const { sections = [], accommodations, dining, winter, summer } = resort;
  const own = <Id extends Section["id"]>(id: Id) =>
    sections.find((section): section is Section & { id: Id } => section.id === id);
  const facts = sections.filter((section) => section.kind === "facts");
  const yearRound = own("year-round");
  return (
    <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
      {facts.map(({ id, title, lead, items }) => (
        <Part key={id} id={id} title={title} lead={lead} wide={facts.length === 1}>
          <GuideList items={items} />
        </Part>
      ))}
      <Places
        title="Accommodations"
        section={own("ultra-luxury-lodging")}
        places={accommodations}
      />
      <Places title="Dining" section={own("dining")} places={dining} />
      {yearRound ? <Part wide {...yearRound} /> : null}
      <Part title="Winter activities">
        <GuideList items={winter} />
      </Part>
      <Part title="Summer activities">
        <GuideList items={summer} />
      </Part>
    </div>
  );
}

/** First the places in the guide's own section, then the others. */
function Places({
  title,
  section,
  places,
}: {
  title: string;
  section: (Section & { kind: "places" }) | undefined;
  places: readonly Place[];
}) {
  if (!section) {
    return (
      <Part title={title}>
        <GuideList items={places} />
      </Part>
    );
  }
  const others = places.filter(({ name }) => !section.items.some((item) => item.name === name));
  return (
    <Part id={section.id} title={section.title} lead={section.lead}>
      <GuideList items={section.items} />
      <h3 className="mt-8 mb-3 font-text text-label text-granite">More {title.toLowerCase()}</h3>
      <GuideList items={others} />
    </Part>
  );
}

function Part({
  id,
  title,
  lead,
  wide = false,
  children,
}: {
  id?: string;
  title: string;
  lead?: string;
  wide?: boolean;
  children?: ReactNode;
}) {
  return (
    <div id={id} className={wide ? "md:col-span-2" : ""}>
      <h2 className="text-card">{title}</h2>
      {lead ? (
        <p className="mt-3 max-w-measure text-slate">
          <Ranges text={lead} />
        </p>
      ) : null}
      {children ? <div className="mt-5">{children}</div> : null}
    </div>
  );
}

export function GuideList({ items }: { items: readonly (string | Place)[] }) {
  return (
    <ul className="lines">
      {items.map((item) =>
        typeof item === "string" ? (
          <li key={item} className="py-3.5">
            {item}
          </li>
        ) : (
          <li key={item.name} className="py-3.5">
            {item.name}
            {item.note ? (
              <span className="block text-label text-granite">
                <Ranges text={item.note} />
              </span>
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
}

/** The airports of a mountain, nearest first. */
export function AccessTable({ airports }: { airports: readonly AirportDistance[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">
        Airports, with approximate distances and winter drive times
      </caption>
      <thead className="text-label text-slate">
        <tr className="border-b border-granite">
          <th scope="col" className="py-3 pr-4 font-normal">
            Airport
          </th>
          <th scope="col" className="py-3 pr-4 font-normal">
            Miles
          </th>
          <th scope="col" className="py-3 font-normal">
            Winter drive
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        {airports.map(({ code, miles, winterMinutes }) => (
          <tr key={code} className="border-b border-mist">
            <th scope="row" className="py-3 pr-4 font-normal">
              {names[code]} ({code})
            </th>
            <td className="py-3 pr-4">{miles.value}</td>
            <td className="py-3 whitespace-nowrap">{formatDrive(winterMinutes.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
