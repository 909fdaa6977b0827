import { fileURLToPath } from "node:url";
import node from "./node.mjs";

/** The API: Node loads its modules, once for all test files (decision 0041). */
export default {
  ...node,
  transform: {},
  runner: fileURLToPath(import.meta.resolve("jest-light-runner")),
  setupFilesAfterEnv: [fileURLToPath(import.meta.resolve("./native.mjs"))],
  globalSetup: "<rootDir>/test/global-setup.ts",
  globalTeardown: "<rootDir>/test/global-teardown.ts",
  forceExit: true, // ends the process after a failed test that left connections open
};
