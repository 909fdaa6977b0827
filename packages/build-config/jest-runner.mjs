import { createRunner } from "jest-light-runner";

/**
 * Runs test files in Node's own modules. On a machine that runs several suites a key may be pressed between two frames: in CI a
 * file of the browser's that failed gets a second try, and its first failure is printed.
 */
export default class extends createRunner() {
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    if (!process.env.CI) return super.runTests(tests, watcher, onStart, onResult, onFailure);
    const failed = [];
    const keep = async (test, result) => {
      if (result.numFailingTests === 0) return onResult(test, result);
      console.error(`A second try after:\n${result.failureMessage}`);
      failed.push(test);
    };
    await super.runTests(tests, watcher, onStart, keep, onFailure);
    if (failed.length > 0) await super.runTests(failed, watcher, async () => {}, onResult, onFailure);
  }
}
