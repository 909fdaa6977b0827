import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = import.meta.dirname;
const swc = {
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
    target: "es2022",
    experimental: { keepImportAttributes: true }, // `with { type: "json" }` stays
  },
  module: { type: "es6" },
  sourceMaps: "inline",
};
const common = (root) => {
  mkdirSync(path.join(root, "reports"), { recursive: true }); // Jest does not make the folder of --outputFile
  return {
    rootDir: root,
    extensionsToTreatAsEsm: [".ts", ".tsx"],
    transform: { "\\.tsx?$": [fileURLToPath(import.meta.resolve("@swc/jest")), swc] },
    testMatch: ["<rootDir>/{src,test}/**/*.test.{ts,tsx}"],
    cacheDirectory: path.join(root, "node_modules/.cache/jest"),
    testTimeout: 30_000,
  };
};

/**
 * The API, and packages that run in Node only: Node loads the modules itself, and once for all test files, in half of the
 * time (decision 0030). So no test may leave something behind in a module that another one meets.
 */
export const apiJest = (root) => ({
  ...common(root),
  transform: {},
  runner: fileURLToPath(import.meta.resolve("jest-light-runner")),
  setupFiles: [path.join(here, "jest-native.mjs")],
  setupFilesAfterEnv: [path.join(here, "jest-limits.mjs")],
  forceExit: true, // where a test failed before it could close what it had opened
});

/** The apps and packages of the browser. */
export default (root) => ({
  ...common(root),
  testEnvironment: path.join(here, "jest-env.mjs"),
  moduleNameMapper: { "\\.css$": path.join(here, "jest-css.mjs") },
  setupFilesAfterEnv: [path.join(here, "jest-setup.mjs")],
});
