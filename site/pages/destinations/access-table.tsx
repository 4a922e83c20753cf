import type { Airport } from "#content/resorts/types.ts";

/** The airports of a mountain, nearest first. What no source vouches for is left open. */
export function AccessTable({ airports }: { airports: readonly Airport[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Airports, and about how far they are in winter</caption>
      <thead className="text-label text-slate">
        <tr className="border-b border-granite">
          <th scope="col" className="py-3 pr-4 font-normal">
            Airport
          </th>
          <th scope="col" className="py-3 pr-4 font-normal">
            Miles
          </th>
          <th scope="col" className="py-3 font-normal">
            Drive, about
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {airports.map(({ code, name, miles, driveWinter }) => (
          <tr key={code} className="border-b border-mist">
            <th scope="row" className="py-3 pr-4 font-normal">
              {name} ({code})
            </th>
            <td className="py-3 pr-4">{miles ?? "–"}</td>
            <td className="py-3">{driveWinter ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
