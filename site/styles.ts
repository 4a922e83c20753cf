import { createHash } from "node:crypto";
import entries from "virtual:client-entries";
import formsSheet from "./forms/forms.css?inline";
import destinationsSheet from "./pages/destinations/destinations.css?inline";
import homeSheet from "./pages/home.css?inline";
import privateSheet from "./request/request.css?inline";
import othersSheet from "./site.css?inline";

/** Every inline style sheet. The minifier repeats some declarations, so duplicates are removed. */
export const styleSheets = [
  formsSheet,
  destinationsSheet,
  homeSheet,
  privateSheet,
  othersSheet,
].map((sheet) => sheet.replaceAll(/([;{])([^;{}]+;)\2+/g, "$1$2"));

const [forms = "", destinations = "", home = "", privatePages = "", others = ""] = styleSheets;

const ofRoutes: readonly [route: string, sheet: string][] = [
  ["pages/home", home],
  ["pages/destinations/", destinations],
  ["pages/booking/", forms],
  ["pages/contact/", forms],
];

/** The same in pages that can replace each other: their style sheets and scripts are from one build. */
const release = createHash("sha256")
  .update([...styleSheets, entries.enhance.address, entries.swap.address].join())
  .digest("hex")
  .slice(0, 8);

/** The release of a page that another can replace; pages with a form always load as documents. */
export function releaseOf(route: string): string | undefined {
  return styleSheetOf(route, false) === forms ? undefined : release;
}

/** The one style sheet of a page. @param route React Router's id of the page */
export function styleSheetOf(route: string, isPrivate: boolean): string {
  if (isPrivate) return privatePages;
  return ofRoutes.find(([start]) => route.startsWith(start))?.[1] ?? others;
}
