import { airports as names } from "#content/airports.ts";
import type { AirportDistance } from "#content/resorts/types.ts";
import { formatDrive } from "#site/shell/format-drive.ts";

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
            Approx. miles
          </th>
          <th scope="col" className="py-3 font-normal">
            Approx. drive
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {airports.map(({ code, miles, winterMinutes }) => (
          <tr key={code} className="border-b border-mist">
            <th scope="row" className="py-3 pr-4 font-normal">
              {names[code]} ({code})
            </th>
            <td className="py-3 pr-4">{miles.value}</td>
            <td className="py-3">{formatDrive(winterMinutes.value)} in winter</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
