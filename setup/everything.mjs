import { findBrowser } from "./browser.mjs";
import { buildSite } from "./build.mjs";
import { installPackages } from "./install.mjs";

/**
 * Makes a machine that has nothing but Node and npm ready for tests and measurements.
 * @returns {string} the browser's path
 * @throws {Error} one sentence that says what is missing
 */
export function setUpEverything() {
  installPackages({ everything: true });
  buildSite();
  return findBrowser();
}
