import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = import.meta.dirname;

/**
 * Node itself loads the modules, once for all test files of a package (decision 0030). So no test may leave something behind in a
 * module that another one meets.
 */
const native = (root) => {
  mkdirSync(path.join(root, "reports"), { recursive: true }); // Jest does not make the folder of --outputFile
  return {
    rootDir: root,
    transform: {},
    testMatch: ["<rootDir>/{src,test}/**/*.test.{ts,tsx}"],
    cacheDirectory: path.join(root, "node_modules/.cache/jest"),
    forceExit: true, // where a test failed before it could close what it had opened
  };
};

/** The API, and packages that run in Node only. */
export const apiJest = (root) => ({
  ...native(root),
  runner: fileURLToPath(import.meta.resolve("jest-light-runner")),
  setupFiles: [path.join(here, "jest-native.mjs")],
  setupFilesAfterEnv: [path.join(here, "jest-limits.mjs")],
});

/** The apps and packages of the browser: with jsdom's objects beside Node's. */
export default (root) => ({
  ...native(root),
  runner: path.join(here, "jest-runner.mjs"),
  setupFiles: [path.join(here, "jest-browser.mjs")],
  setupFilesAfterEnv: [path.join(here, "jest-browser-setup.mjs")],
});
