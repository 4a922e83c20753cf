import { routeMap } from "#content/route-map.ts";

/** Where the planes land and which mountains are near, in four states. */
export function RouteMap() {
  const { label, note, states, names, lines, mountains, dots, codes } = routeMap;
  return (
    <figure>
      <svg viewBox="0 0 350 344" role="img" aria-label={label} className="h-auto w-full">
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
