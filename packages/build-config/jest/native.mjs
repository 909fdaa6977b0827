import node, { at } from "./node.mjs";

/** Node loads the modules once for all test files of a process: for packages whose modules are slow to load (decision 0041). */
export default {
  ...node,
  transform: {},
  runner: at("jest-light-runner"),
  setupFilesAfterEnv: [at("./native-setup.mjs")],
};
