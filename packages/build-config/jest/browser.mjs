import node, { at } from "./node.mjs";

process.env.TEST_NOW ??= "2026-11-18T06:30:00Z"; // noon in India, unless a night's run sets another time
// Node's streams and sockets, which `fetch` uses, depend on these.
const doNotFake = ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask", "hrtime", "performance"];
/** Apps and packages of the browser. */
export default {
  ...node,
  testEnvironment: at("jest-fixed-jsdom"),
  setupFilesAfterEnv: [at("@testing-library/jest-dom"), at("./setup.mjs")],
  moduleNameMapper: { "\\.css$": at("identity-obj-proxy") },
  fakeTimers: { now: Date.parse(process.env.TEST_NOW), doNotFake },
};
