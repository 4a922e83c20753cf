import { company } from "#content/company.ts";
import { PlaceholderLink } from "#site/ui/placeholder.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { footerColumns, socialNames } from "./navigation.ts";

export function Footer() {
  return (
    <footer className="when-near bg-night text-frost">
      <div className="mx-auto max-w-page px-gutter py-section">
        <div className="grid gap-12 lg:grid-cols-[1.2fr_3fr]">
          <div className="max-w-[20rem]">
            <Wordmark name={company.name} />
            <p className="mt-6 text-label text-mist">
              {company.descriptor}.{" "}
              <span className="whitespace-nowrap">{company.hours.service}.</span>
            </p>
            <ul className="mt-6 flex gap-5 text-label text-mist">
              {socialNames.map((name) => (
                <li key={name}>
                  <PlaceholderLink>{name}</PlaceholderLink>
                </li>
              ))}
            </ul>
            <p className="mt-6 text-label">
              <a href={`tel:${company.phone.e164}`} className="block py-1 hover:underline">
                {company.phone.display}
              </a>
              <a href={`mailto:${company.email}`} className="block py-1 hover:underline">
                {company.email}
              </a>
            </p>
          </div>
          <nav
            aria-label="Footer"
            className="grid grid-cols-2 gap-10 md:grid-cols-[auto_1fr_1fr_1fr] md:gap-x-14"
          >
            {footerColumns.map(({ title, links }) => (
              <div key={title}>
                <h2 className="font-text text-label font-medium text-mist">{title}</h2>
                <ul className="mt-4">
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <a href={href} className="inline-block py-1.5 text-label hover:underline">
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <p className="mt-16 border-t border-dusk pt-8 text-small text-mist">
          © {company.name}, {company.headquarters.city}, {company.headquarters.region}
        </p>
      </div>
    </footer>
  );
}
