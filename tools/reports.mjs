// Reads the reports of Jest and Playwright: counts, and each failure with its reason and its files.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const REASON_LINES = 12;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

function linesOf(message) {
  const lines = message.replace(COLOURS, "").split("\n");
  return lines.filter((line) => line.trim()).slice(0, REASON_LINES);
}

function jestOf({ testResults, ...report }) {
  const failures = testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const ofTests = failed.map(({ fullName, failureMessages }) => ({
      title: `${path.basename(file)} › ${fullName}`,
      reason: linesOf(failureMessages.join("\n")),
    }));
    // Jest counts a file that could not run as a suite, not as a test.
    const couldNotRun = assertionResults.length === 0 && message;
    return couldNotRun ? [{ title: `${path.basename(file)} could not run`, reason: linesOf(message) }] : ofTests;
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function playwrightOf({ stats, suites, errors }) {
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${file} › ${title}`,
        reason: linesOf(results.flatMap((result) => result.errors.map(({ message }) => message)).join("\n")),
        kept: results.flatMap(({ attachments = [] }) => attachments.flatMap(({ path: file }) => file ?? [])),
      })),
  );
  const general = errors.map(({ message }) => ({ title: "Playwright", reason: linesOf(message) }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [...failures, ...general],
  };
}

/** Returns a report's counts and failures; a missing or empty report counts as a failure. */
export function readReport(file) {
  const none = { passed: 0, failed: 1, skipped: 0, failures: [] };
  if (!existsSync(file)) return { ...none, trouble: "left no report" };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const read = report.stats ? playwrightOf(report) : jestOf(report);
  return read.passed + read.failed > 0 ? read : { ...read, failed: 1, trouble: "executed no test" };
}
