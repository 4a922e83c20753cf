import { pictureOf } from "#site/shell/pictures.ts";
import { Button, ButtonLink } from "#site/ui/button.tsx";
import { Card } from "#site/ui/card.tsx";
import { CheckField, SelectField, TextArea, TextField, FormGroup } from "#site/ui/field.tsx";
import { Statistics, Tags } from "#site/ui/lists.tsx";
import { Notice } from "#site/ui/notice.tsx";
import { PlaceholderButton, PlaceholderLink } from "#site/ui/placeholder.tsx";
import { LineList, Section } from "#site/ui/section.tsx";
import { Wordmark } from "#ui/wordmark.tsx";

const colors = "night dusk ink slate granite mist frost snow paper glow ember alarm".split(" ");
const sizes = [
  "text-hero",
  "text-title",
  "text-card",
  "text-lead",
  "text-body",
  "text-label",
  "text-small",
];

export function meta() {
  return [{ title: "Styleguide" }, { name: "robots", content: "noindex" }];
}

/** Colors, type and controls in all their states; in development only. */
export default function StyleguidePage() {
  return (
    <div className="pt-28">
      <h1 className="sr-only">Styleguide</h1>
      <Section title="Mark and colors">
        <div className="bg-night p-8 text-white">
          <Wordmark name="Firnline" />
        </div>
        <ul className="mt-8 grid grid-cols-3 gap-4 md:grid-cols-6">
          {colors.map((color) => (
            <li key={color}>
              <svg viewBox="0 0 100 60" aria-hidden="true" className="w-full">
                <rect width="100" height="60" fill={`var(--color-${color})`} />
              </svg>
              <p className="text-small">{color}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Type" tone="frost">
        {sizes.map((size) => (
          <p
            key={size}
            className={`${size} ${/hero|title|card/.test(size) ? "font-display" : ""} mb-6`}
          >
            The hour of alpenglow, 24-48
          </p>
        ))}
      </Section>
      <Section title="Buttons and links">
        <div className="flex flex-wrap gap-4">
          <Button>Primary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button aria-disabled>Submitting...</Button>
          <ButtonLink href="/styleguide">A link</ButtonLink>
          <PlaceholderButton>Does nothing</PlaceholderButton>
          <PlaceholderLink>Leads nowhere</PlaceholderLink>
        </div>
        <div className="mt-6 flex flex-wrap gap-4 bg-night p-8">
          <Button variant="light">Light</Button>
          <Button variant="outline">Outline</Button>
        </div>
      </Section>
      <Section title="Fields" tone="frost">
        <Notice title="Please check the form" text="Some fields need your attention." />
        <FormGroup title="A group">
          <TextField name="plain" label="Text" hint="A sentence of help." required />
          <TextField name="wrong" label="With an error" error="Email is required." />
          <SelectField
            name="list"
            label="List"
            empty="Choose"
            options={[{ value: "1", label: "1" }]}
          />
          <TextArea name="long" label="Long text" />
        </FormGroup>
        <CheckField name="box">A box to tick</CheckField>
      </Section>
      <Section title="Figures, tags, lists">
        <Statistics
          items={[
            { value: "7,300", label: "skiable acres" },
            { value: "Late November to mid-April", label: "season" },
          ]}
        />
        <div className="my-10">
          <Tags items={["One", "Another"]} />
        </div>
        <LineList items={["A line", "And another"]} />
      </Section>
      <Section title="Cards" tone="frost">
        <div className="max-w-[25rem]">
          <Card href="/styleguide" title="A card" picture={pictureOf("resort-vail")}>
            With its words.
          </Card>
        </div>
      </Section>
    </div>
  );
}
