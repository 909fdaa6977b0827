import node, { at } from "./node.mjs";

/**
 * For packages whose modules are expensive to load or fit a model: Node loads the modules once for all test files of a process (decision
 * 0041).
 */
export default {
  ...node,
  transform: {},
  runner: at("jest-light-runner"),
  setupFilesAfterEnv: [at("./native-setup.mjs")],
};
