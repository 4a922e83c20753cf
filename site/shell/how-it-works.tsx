import { howItWorks } from "#content/how-it-works.ts";
import { Steps } from "#site/ui/lists.tsx";
import { Ranges } from "#site/ui/ranges.tsx";
import { LineList, Section } from "#site/ui/section.tsx";

/** Three steps, what a quote considers, and the rules. */
export function HowItWorks({ tone }: { tone?: "paper" | "frost" }) {
  const { title, steps, factors, rules } = howItWorks;
  return (
    <Section id="how-it-works" title={title} {...(tone && { tone })}>
      <Steps items={steps} />
      <div className="mt-16 grid gap-x-16 gap-y-12 md:grid-cols-2">
        <div>
          <h3 className="mb-5 text-card">{factors.title}</h3>
          <LineList items={factors.items} />
        </div>
        <div>
          <h3 className="mb-5 text-card">{rules.title}</h3>
          <dl className="lines">
            {rules.items.map(({ term, lines }) => (
              <div key={term} className="py-3.5">
                <dt className="font-medium">{term}</dt>
                {lines.map((line) => (
                  <dd key={line} className="mt-1 text-label text-slate">
                    <Ranges text={line} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
