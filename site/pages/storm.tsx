import { storm, type Road } from "#content/storm.ts";
import { Steps } from "#site/ui/lists.tsx";
import { Section } from "#site/ui/section.tsx";

/** What a storm changes: what we do, and the roads that it stops. */
export function Storm() {
  return (
    <>
      <Section id="storms" title={storm.title} tone="frost">
        <Steps items={storm.steps} />
        <p className="mt-12 max-w-measure text-label text-slate">{storm.note}</p>
      </Section>
      <Section title={storm.roadsTitle} tone="dusk">
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
          {storm.states.map(({ name, roads }) => (
            <div key={name}>
              <h3 className="border-b border-granite pb-3 text-card">{name}</h3>
              <ul>
                {roads.map((road) => (
                  <RoadLine key={road.name} road={road} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

function RoadLine({ road: { name, number, risk, text, guide } }: { road: Road }) {
  return (
    <li className="border-b border-granite py-4">
      <p className="flex items-baseline gap-3">
        <a
          href={`/destinations/${guide}`}
          className="underline decoration-granite underline-offset-8"
        >
          {name}
        </a>
        <span className="text-label text-mist">{number}</span>
      </p>
      <p className="mt-2 text-label text-mist">
        <span className={risk === "Can close in a storm" ? "text-glow" : "text-white"}>
          {risk}.
        </span>{" "}
        {text}
      </p>
    </li>
  );
}
