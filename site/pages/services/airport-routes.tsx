import { routeMap } from "#content/route-map.ts";
import {
  airportRoutes,
  formatDrive,
  routesText,
  type AirportRoutes as From,
} from "#content/routes.ts";
import { Section } from "#site/ui/section.tsx";

/** Each airport with the mountains it serves; on a phone each airport is a block. */
export function AirportRoutes() {
  const { title, lead, note } = routesText;
  return (
    <>
      <Section id="routes" tone="dusk">
        <div className="grid gap-14 lg:grid-cols-2 lg:gap-16">
          <div>
            <h2 className="text-title">{title}</h2>
            <p className="mt-5 max-w-measure text-lead text-mist">{lead}</p>
            <ul className="mt-12">
              {airportRoutes.map(({ state, airports }) => (
                <li key={state} className="border-t border-granite">
                  <a
                    href={`#from-${state.toLowerCase()}`}
                    className="flex flex-wrap items-baseline justify-between gap-x-4 py-4 underline-offset-8 hover:underline"
                  >
                    {state}
                    <span className="text-label text-glow">
                      {airports.map(({ code }) => code).join(", ")}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <RouteMap />
        </div>
      </Section>
      <Section>
        <table className="figures w-full border-collapse text-left max-md:block">
          <caption className="sr-only">
            Airports, the resorts they serve, approximate distances and winter drive times
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Airport</th>
              <th scope="col">Resorts, with miles and winter drive</th>
            </tr>
          </thead>
          {airportRoutes.map(({ state, airports }) => (
            <tbody key={state} id={`from-${state.toLowerCase()}`} className="max-md:block">
              <tr className="border-b border-granite max-md:block">
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="pt-8 pb-3 font-display text-card font-normal max-md:block"
                >
                  {state}
                </th>
              </tr>
              {airports.map((airport) => (
                <AirportRow key={airport.code} airport={airport} />
              ))}
            </tbody>
          ))}
        </table>
        <p className="mt-8 text-label text-slate">{note}</p>
      </Section>
    </>
  );
}

function AirportRow({ airport: { code, name, note, routes } }: { airport: From }) {
  return (
    <tr className="border-b border-mist align-top max-md:block">
      <th scope="row" className="py-5 pr-8 font-normal max-md:block max-md:pb-1">
        <span className="mr-3 font-display text-card lining md:block">{code}</span>
        <span className="text-label text-slate">{name}</span>
        {note ? <span className="block text-label text-ember">{note}</span> : null}
      </th>
      <td className="py-5 max-md:block max-md:pt-0 md:w-2/3">
        <ul className="gap-x-14 lg:columns-2">
          {routes.map(({ resort, miles, winterMinutes }) => (
            <li key={resort.slug} className="flex break-inside-avoid items-baseline gap-4">
              <a
                href={`/destinations/${resort.slug}`}
                className="flex-1 py-2.5 underline decoration-mist underline-offset-8"
              >
                {resort.name}
              </a>
              <span className="text-label text-granite">{miles.value} mi</span>
              <span className="w-24 text-right">{formatDrive(winterMinutes.value)}</span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** The airports and the mountains near them, in four states. */
export function RouteMap() {
  const { label, note, states, names, lines, mountains, dots, codes } = routeMap;
  return (
    <figure className="print:hidden">
      <svg viewBox="0 0 350 412" role="img" aria-label={label} className="h-auto w-full">
        <path
          d={states}
          fill="#fff"
          fillOpacity=".05"
          stroke="#fff"
          strokeOpacity=".3"
          strokeWidth=".7"
        />
        <g fill="#fff" textAnchor="middle" opacity=".7" className="font-display text-[14px]">
          {names.map(({ name, x, y }) => (
            <text key={name} x={x} y={y}>
              {name}
            </text>
          ))}
        </g>
        <path d={lines} stroke="var(--color-glow)" strokeWidth=".8" strokeOpacity=".75" />
        <path d={mountains} fill="#fff" />
        <path d={dots} stroke="var(--color-glow)" strokeWidth="4.4" strokeLinecap="round" />
        <g fill="var(--color-glow)" className="text-[11px] font-medium lg:text-[8px]">
          {codes.map(({ code, x, y, end }) => (
            <text key={code} x={x} y={y} textAnchor={end ? "end" : undefined}>
              {code}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className="mt-6 text-label text-mist">{note}</figcaption>
    </figure>
  );
}
