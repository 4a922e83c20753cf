// Runs all checks and tests, and ends with one line: `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { installPackages, prepareEverything } from "./prepare.mjs";
import { start } from "./run.mjs";

const reports = { unit: "test-results/unit.json", journeys: "test-results/journeys.json" };
const total = { passed: 0, failed: 0 };
const failures = [];

installPackages({ everything: true });
// Runs during the build and the first tests, which sometimes leave a processor idle.
const checks = {
  lint: check(["oxlint", "--type-aware"]),
  format: check(["oxfmt", "--check"]),
  types: check(["react-router", "typegen"], ["tsc"]),
};
const browser = prepareEverything();
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");

await start("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${reports.unit}`,
]);
count(reports.unit, (report) => {
  failures.push(...failedUnits(report));
  return [report.numPassedTests, report.numFailedTests + failedSuites(report)];
});

await start("playwright", ["test", "--reporter=list,json"], {
  env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.journeys },
});
count(reports.journeys, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);

for (const [name, result] of Object.entries(checks)) {
  const { agreed, output } = await result;
  console.log(agreed ? `passed: ${name}` : `${output}FAILED: ${name}`);
  total[agreed ? "passed" : "failed"] += 1;
}
// Repeated here: hundreds of lines follow the first report.
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function check(...commands) {
  let output = "";
  for (const [command, ...args] of commands) {
    const result = await start(command, args, { quiet: true });
    output += result.output;
    if (!result.agreed) return { agreed: false, output };
  }
  return { agreed: true, output };
}

/** Adds a runner's figures; a runner without a report has failed as a whole. */
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

function failedUnits(report) {
  return report.testResults
    .filter((file) => file.status === "failed")
    .flatMap(({ name, message, assertionResults }) => [
      [relative(".", name), message],
      ...assertionResults
        .filter((test) => test.status === "failed")
        .map((test) => [test.fullName, ...test.failureMessages]),
    ])
    .map((lines) => lines.filter(Boolean).join("\n"));
}
