import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const at = (name) => fileURLToPath(import.meta.resolve(name));

const swc = {
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    transform: {
      react: { runtime: "automatic" },
      optimizer: { globals: { vars: { "import.meta.hot": "undefined" } } }, // react-router reads it
    },
  },
};

/** Packages that run in Node. */
export const nodeJest = (root) => {
  mkdirSync(path.join(root, "reports"), { recursive: true }); // Jest does not make the folder of --outputFile
  return {
    rootDir: root,
    testMatch: ["<rootDir>/{src,test}/**/*.test.{ts,tsx}"],
    cacheDirectory: path.join(root, "node_modules/.cache/jest"),
    transform: { "\\.[cm]?[jt]sx?$": [at("@swc/jest"), swc] },
    transformIgnorePatterns: [], // some npm packages are ES modules only; Jest runs CommonJS
    testTimeout: 60_000,
  };
};

/** The API: Node loads its modules, once for all test files (decision 0030). */
export const apiJest = (root) => ({
  ...nodeJest(root),
  transform: {},
  runner: at("jest-light-runner"),
  setupFilesAfterEnv: [at("./jest-native.mjs")],
  forceExit: true, // where a test failed before it could close what it had opened
});

/** Apps and packages of the browser. */
export default (root) => ({
  ...nodeJest(root),
  testEnvironment: at("./jest-jsdom.mjs"),
  setupFilesAfterEnv: [at("@testing-library/jest-dom"), at("./jest-setup.mjs")],
  moduleNameMapper: { "\\.css$": at("./jest-css.cjs") },
  // Node's streams and sockets, which `fetch` uses, depend on these.
  fakeTimers: { doNotFake: ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask", "hrtime", "performance"] },
});
