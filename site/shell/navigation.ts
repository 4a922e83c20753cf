export const topBarLinks = [
  { href: "/", label: "Home" },
  { href: "/services", label: "Services" },
  { href: "/destinations", label: "Destinations" },
  { href: "/gallery", label: "Gallery" },
  { href: "/contact", label: "Contact" },
] as const;

export const footerColumns = [
  {
    title: "Services",
    links: [
      { href: "/services/stretch-limousines", label: "Sprinter Van Limousines" },
      { href: "/services/suv-limousines", label: "SUV Limousines" },
      { href: "/services/airport-transfers", label: "Airport Transfers" },
      { href: "/services/group-transportation", label: "Group Transportation" },
    ],
  },
  {
    title: "Destinations",
    links: [
      { href: "/destinations#colorado", label: "Colorado" },
      { href: "/destinations#utah", label: "Utah" },
      { href: "/destinations#california", label: "California" },
    ],
  },
  {
    title: "Company",
    links: [
      { href: "/about", label: "About" },
      { href: "/safety", label: "Safety" },
      { href: "/careers", label: "Careers" },
      { href: "/press", label: "Press" },
      { href: "/contact", label: "Contact" },
    ],
  },
  {
    title: "Legal",
    links: [
      { href: "/privacy", label: "Privacy Policy" },
      { href: "/terms", label: "Terms of Service" },
      { href: "/cookies", label: "Cookie Policy" },
    ],
  },
] as const;

export const socialNames = ["Instagram", "Facebook", "LinkedIn"] as const;

/** The `aria-current` value of a link: it is the current page, or leads to the section that contains it. */
export function ariaCurrent(href: string, pathname: string): "page" | "true" | undefined {
  const path = pathname.replace(/(.)\/$/, "$1");
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
