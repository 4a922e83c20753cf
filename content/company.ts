/** What the company promises and requires. The terms, the pages, the emails and the API render these values. */
export const policy = {
  /** How long a visitor waits for the personal quote. */
  quoteHours: { min: 24, max: 48 },
  /** How far ahead to book. */
  noticeHours: { standard: 24, premium: { min: 48, max: 72 }, interview: 48 },
  /** What a cancellation refunds, the earliest deadline first; a full refund is minus processing fees. */
  cancellation: [
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 12, refundPercent: 50 },
    { hoursBefore: 0, refundPercent: 0 },
  ],
  /** What the team subtracts from a full refund: "2.9%" of what was paid, "11.60", or empty to ask each time. */
  processingFee: "" as string,
  /** How long a chauffeur waits at the pickup. */
  graceMinutes: 15,
  /** A link to a visitor's page ends this long after the pickup, or after the last activity if later. */
  linkDays: 90,
  /** How long personal data is stored; older data is deleted automatically. */
  retention: {
    /** After the ride or the last activity, whichever is later. */
    bookingYears: 7,
    contactMonths: 24,
    /** Forms that were probably filled in by a program. */
    suspiciousDays: 30,
    /** The text of a sent email. */
    emailDays: 30,
    fingerprintDays: 7,
    /** Of the site's automatic backups. */
    backupDays: 31,
  },
} as const;

const serviceStates = ["Colorado", "Utah", "California", "Montana"] as const;

/**
 * Everything else about the company that an operator might change: names, addresses, hours.
 * Pages, emails and structured data read it from here, so that one edit changes the whole site.
 */
export const company = {
  name: "Firnline",
  /** What the company does, in the footer and in structured data. */
  descriptor: "Chauffeured ski resort transportation",
  phone: {
    /** For display. */
    display: "+1 (970) 555-0142",
    /** In the form that a `tel:` link needs (E.164). */
    e164: "+19705550142",
  },
  /** The public mailbox, shown on the contact page and in emails. */
  email: "hello@firnline.example",
  /** Where requests are emailed unless TEAM_EMAIL is set. */
  teamEmail: "team@firnline.example",
  /** The sender of emails unless MAIL_FROM is set. */
  mailFrom: "quotes@firnline.example",
  headquarters: { city: "Vail", region: "CO", country: "US" },
  hours: {
    service: "24/7 service available",
    office: "8 AM-8 PM MT",
    /** The same hours as numbers. */
    opens: 8,
    closes: 20,
  },
  /** The office's time zone (IANA); the console shows times in it. */
  timeZone: "America/Denver",
  quoteTurnaround: `${policy.quoteHours.min}-${policy.quoteHours.max} hours`,
  serviceStates,
  /** The states in a sentence. */
  serviceArea: `${serviceStates.slice(0, -1).join(", ")} and ${serviceStates.at(-1)}`,
  /** The date of the terms and of the privacy policy. */
  legalEffective: "January 1, 2025",
} as const;

/** How the team kindly declines a ride; `{day}` is the day of the pickup. */
export const cannotServeTemplates = [
  {
    name: "No car that day",
    words:
      "Thank you for thinking of us. All our vehicles are taken on {day}, and we would rather tell you today than disappoint you then. If another day works for you, we will gladly drive you.",
  },
  {
    name: "Not our region",
    words:
      "Thank you for thinking of us. This route is outside our region, and we would rather tell you today than keep you waiting. For a trip to one of our resorts, we will gladly help.",
  },
  {
    name: "Road closed",
    words:
      "Thank you for thinking of us. The road of your ride on {day} is closed, and we cannot promise that it opens in time. If you can travel on another day, we will gladly drive you.",
  },
  { name: "Own words", words: "" },
] as const;

/** A licensed affiliate operator that visitors can book with directly. */
type Partner = {
  state: string;
  name: string;
  /** The resorts on the partner's card, in order. */
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
type Claim = { value: string; label: string };

/** All claims with figures on the site. A figure that differs between pages has a separate name for each. */
export const claims = {
  years: { value: "15+", label: "years in business" },
  vehicles: { value: "50+", label: "vehicles" },
  clients: { value: "10K+", label: "clients" },
  resorts: { value: "23+", label: "resorts" },
  /** The press page counts destinations. */
  pressDestinations: { value: "25+", label: "destinations" },
  satisfaction: { value: "98%", label: "satisfaction" },
  accidents: { value: "Zero", label: "accidents" },
  miles: { value: "50,000+", label: "miles driven" },
  safetyRating: { value: "100%", label: "safety rating" },
  monitoring: { value: "24/7", label: "monitoring" },
  driverExperience: { value: "5+", label: "years minimum driver experience" },
  training: { value: "80+", label: "training hours" },
  averageExperience: { value: "10+", label: "years average experience" },
} as const satisfies Record<string, Claim>;

/** The pages with a form; each accepts its form's native post. */
export const formPages = ["/booking", "/contact"] as const;

/** Pages shown only with an error status: built, but without a public address. */
export const statusPages: readonly string[] = ["/404", "/429", "/500", "/503"];

export function visitorPage(token: string): string {
  return `/requests/${token}`;
}
