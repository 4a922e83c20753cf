import forms from "./forms/forms.css?inline";
import destinations from "./pages/destinations/destinations.css?inline";
import home from "./pages/home.css?inline";
import privatePages from "./request/request.css?inline";
import others from "./site.css?inline";

/** Every style sheet that stands in a page. */
export const styleSheets = [forms, destinations, home, privatePages, others];

const ofRoutes: readonly [route: string, sheet: string][] = [
  ["pages/home", home],
  ["pages/destinations/", destinations],
  ["pages/booking/", forms],
  ["pages/contact/", forms],
];

/** The one sheet of a page. @param route React Router's id of it */
export function styleSheetOf(route: string, isPrivate: boolean): string {
  if (isPrivate) return privatePages;
  return ofRoutes.find(([start]) => route.startsWith(start))?.[1] ?? others;
}
