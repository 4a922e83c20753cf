// Runs every check and every test, and ends with one line: `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { setUpEverything } from "./everything.mjs";
import { run } from "./run.mjs";

const reports = { unit: "test-results/unit.json", journeys: "test-results/journeys.json" };
const total = { passed: 0, failed: 0 };

const browser = setUpEverything();
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");

check("lint", "oxlint", ["--type-aware"]);
check("format", "oxfmt", ["--check"]);
check("route types", "react-router", ["typegen"]);
check("types", "tsc", []);

attempt("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${reports.unit}`,
]);
count(reports.unit, (report) => [
  report.numPassedTests,
  report.numFailedTests + failedSuites(report),
]);

attempt("playwright", ["test", "--reporter=list,json"], {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_NAME: reports.journeys,
});
count(reports.journeys, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function check(name, command, args) {
  const agreed = attempt(command, args);
  console.log(`${agreed ? "passed" : "FAILED"}: ${name}`);
  total[agreed ? "passed" : "failed"] += 1;
}

function attempt(command, args, env = {}) {
  try {
    run(command, args, { env });
    return true;
  } catch {
    return false;
  }
}

/** Adds a runner's own figures; one without a report has failed as a whole. */
function count(file, read) {
  const [passed, failed] = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : [0, 1];
  total.passed += passed;
  total.failed += failed;
}

/** A test file that could not be loaded reports no failed test. */
function failedSuites(report) {
  return report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
}
