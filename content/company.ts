/**
 * Everything about the company that an operator would change: names, addresses, hours, partners.
 * Pages, mails and structured data all read it from here, so that one edit changes the whole site.
 */
export const company = {
  name: "Firnline",
  /** Half a sentence that says what the company does; used in titles and cards. */
  descriptor: "Chauffeured transport to the mountains",
  phone: {
    /** As people read it. */
    display: "+1 (970) 555-0142",
    /** As a `tel:` link needs it (E.164). */
    e164: "+19705550142",
  },
  /** The public mailbox, shown on the contact page and in mails. */
  email: "hello@firnline.example",
  /** Where requests are delivered unless TEAM_EMAIL says otherwise. */
  teamEmail: "team@firnline.example",
  /** Who mails come from unless MAIL_FROM says otherwise. */
  mailFrom: "quotes@firnline.example",
  headquarters: { city: "Vail", region: "CO", country: "US" },
  hours: {
    service: "24/7 service available",
    office: "8 AM-8 PM MT",
  },
  /** The office's time zone (IANA): the one in which "within 24 hours" is judged and times are shown. */
  timeZone: "America/Denver",
  /** How long a visitor waits for the personal quote, as shown everywhere. */
  quoteTurnaround: "24-48 hours",
  serviceStates: ["Colorado", "Utah", "California", "Montana"],
} as const;

/** A licensed affiliate operator that visitors can book with directly. */
export type Partner = {
  state: string;
  name: string;
  /** The resorts that the partner's card names, in order. */
  resorts: readonly string[];
  /** The partner's own site, opened in a new tab. */
  site: string;
};

/** The three affiliate operators of the booking page, in the order shown. */
export const partners: readonly Partner[] = [
  {
    state: "Colorado",
    name: "Colorado partner",
    resorts: ["Aspen", "Vail", "Breckenridge"],
    site: "https://colorado-partner.example/",
  },
  {
    state: "Utah",
    name: "Utah partner",
    resorts: ["Park City", "Deer Valley", "Alta"],
    site: "https://utah-partner.example/",
  },
  {
    state: "California",
    name: "California partner",
    resorts: ["Lake Tahoe", "Mammoth", "Big Bear"],
    site: "https://california-partner.example/",
  },
];

/** A public claim with a figure: one entry, used wherever it is shown. */
export type Claim = {
  /** As it is shown. */
  value: string;
  label: string;
  /** Who vouches for it, and since when it holds; null until somebody has signed for it. */
  vouchedBy: string | null;
  since: string | null;
};

function claim(value: string, label: string): Claim {
  return { value, label, vouchedBy: null, since: null };
}

/** Every claim with a figure that the site makes. Where two figures differ, both stand here by name. */
export const claims = {
  years: claim("15+", "years in business"),
  vehicles: claim("50+", "vehicles"),
  clients: claim("10K+", "clients"),
  resorts: claim("23+", "resorts"),
  /** The press page counts destinations. */
  pressDestinations: claim("25+", "destinations"),
  satisfaction: claim("98%", "satisfaction"),
  accidents: claim("Zero", "accidents"),
  miles: claim("50,000+", "miles driven"),
  safetyRating: claim("100%", "safety rating"),
  monitoring: claim("24/7", "monitoring"),
  driverExperience: claim("5+", "years minimum driver experience"),
  training: claim("80+", "training hours"),
  /** Vans carry up to 14 passengers; the Sprinter limousine page says 1-15. */
  vanCapacity: claim("14", "passengers at most"),
  vanLimousineCapacity: claim("1-15", "passengers"),
  averageExperience: claim("10+", "years average experience"),
} as const;
