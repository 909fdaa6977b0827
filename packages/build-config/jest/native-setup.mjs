// Adds what tests need in addition to `jest-light-runner`: time limits, and the names of @jest/globals, which throws there.
import { registerHooks } from "node:module";
import { setTimeout } from "node:timers";
import { addEventHandler } from "jest-circus";

const late = (ms = 300_000) =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`It took longer than ${ms} ms.`)), ms).unref());
addEventHandler(({ name, timeout }, { currentDescribeBlock: { children, hooks } }) => {
  const added = { add_test: children, add_hook: hooks }[name]?.at(-1);
  const run = added?.fn;
  if (run) added.fn = () => Promise.race([run(), late(timeout)]);
});
const url =
  "data:text/javascript,export const {afterAll,afterEach,beforeAll,beforeEach,describe,expect,it,jest,test}=globalThis";
registerHooks({ resolve: (name, context, next) => next(name === "@jest/globals" ? url : name, context) });
