import node, { at } from "./node.mjs";

// Node's streams and sockets, which `fetch` uses, depend on these.
const doNotFake = ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask", "hrtime", "performance"];
/** The configuration of apps and packages for browsers. */
export default {
  ...node,
  testEnvironment: at("jest-fixed-jsdom"),
  setupFilesAfterEnv: [at("@testing-library/jest-dom"), at("./setup.mjs")],
  moduleNameMapper: { "\\.css$": at("identity-obj-proxy") },
  fakeTimers: { now: Date.parse(process.env.TEST_NOW), doNotFake },
};
