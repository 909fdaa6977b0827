import node, { at } from "./node.mjs";

/** Node loads the modules, once for all test files of a process: for packages whose modules cost much to load or learn much (decision 0041). */
export default {
  ...node,
  transform: {},
  runner: at("jest-light-runner"),
  setupFilesAfterEnv: [at("./native-setup.mjs")],
};
