import { findBrowser } from "./browser.mjs";
import { buildSite } from "./build.mjs";
import { installPackages } from "./install.mjs";

export function setUpEverything() {
  installPackages({ everything: true });
  buildSite();
  return findBrowser();
}
