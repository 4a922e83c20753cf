import { company } from "#content/company.ts";
import type { Resort } from "#content/resorts/index.ts";
import type { Service } from "#content/services.ts";
import { absoluteUrl } from "./page-meta.ts";

/** A thing as schema.org describes it. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<
  string,
  string | number | object
>;

const context = "https://schema.org" as const;

export function companyData(): StructuredData {
  const { city, region, country } = company.headquarters;
  return {
    "@context": context,
    "@type": "LocalBusiness",
    "@id": absoluteUrl("/#company"),
    name: company.name,
    description: company.descriptor,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icon-512.png"),
    image: absoluteUrl("/social.jpg"),
    telephone: company.phone.e164,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    },
    areaServed: company.serviceStates.map((name) => ({ "@type": "State", name })),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: "00:00",
      closes: "23:59",
    },
  };
}

export function siteData(): StructuredData {
  return {
    "@context": context,
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    url: absoluteUrl("/"),
    name: company.name,
    description: company.descriptor,
    inLanguage: "en-US",
    publisher: { "@id": absoluteUrl("/#company") },
  };
}

export function serviceData({ slug, name, lead }: Service): StructuredData {
  return {
    "@context": context,
    "@type": "Service",
    name,
    description: lead,
    serviceType: name,
    url: absoluteUrl(`/services/${slug}`),
    provider: { "@id": absoluteUrl("/#company"), "@type": "LocalBusiness", name: company.name },
    areaServed: company.serviceStates.map((state) => ({ "@type": "State", name: state })),
  };
}

export function listData(name: string, paths: readonly string[]) {
  return {
    "@context": context,
    "@type": "ItemList",
    name,
    numberOfItems: paths.length,
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absoluteUrl(path),
    })),
  } satisfies StructuredData;
}

export function breadcrumbData(steps: readonly { name: string; path: string }[]) {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  } satisfies StructuredData;
}

/** A mountain; our page is one description of it among others. */
export function resortData(resort: Resort): StructuredData {
  const { slug, mountain, state, town, statistics, coordinates } = resort;
  const figures = [
    ["Skiable area", statistics.skiableAcres, "ACR"],
    ["Summit elevation", statistics.summitFeet, "FOT"],
    ["Vertical drop", statistics.verticalFeet, "FOT"],
    ["Annual snowfall", statistics.annualSnowfallInches, "INH"],
  ] as const;
  return {
    "@context": context,
    "@type": "SkiResort",
    name: mountain,
    subjectOf: {
      "@type": "WebPage",
      url: absoluteUrl(`/destinations/${slug}`),
      isPartOf: { "@id": absoluteUrl("/#website") },
    },
    address: {
      "@type": "PostalAddress",
      addressLocality: town,
      addressRegion: state,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", ...coordinates.value },
    additionalProperty: figures.map(([name, { value }, unitCode]) => ({
      "@type": "PropertyValue",
      name,
      value,
      unitCode,
    })),
  };
}
