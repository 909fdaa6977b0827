import node, { at } from "./node.mjs";

// Node's streams and sockets, which `fetch` uses, depend on these.
const doNotFake = ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask", "hrtime", "performance"];
// What pages show in tests is of one day: of a hard moment (tools/test.mjs) they take the time of day.
const TIME_AT = 10;
process.env.TEST_NOW = `2026-11-18${process.env.TEST_NOW.slice(TIME_AT)}`;

/** The configuration of apps and packages for browsers. */
export default {
  ...node,
  testEnvironment: at("jest-fixed-jsdom"),
  setupFilesAfterEnv: [at("@testing-library/jest-dom"), at("./setup.mjs")],
  moduleNameMapper: { "\\.css$": at("identity-obj-proxy") },
  fakeTimers: { now: Date.parse(process.env.TEST_NOW), doNotFake },
};
