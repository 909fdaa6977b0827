// After the runner has made its globals: time limits, matchers, timers, and a page that is empty after each test.
import "./jest-limits.mjs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { mocks } from "./jest-mocks.mjs";

const { expect, jest } = globalThis;
const runner = createRequire(createRequire(import.meta.url).resolve("jest-light-runner"));
const { ModernFakeTimers } = runner("@jest/fake-timers");
expect.extend(await import("@testing-library/jest-dom/matchers"));

// Node's streams and sockets turn on them, and those of `fetch` are not the page's.
const NODES_OWN = ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask", "hrtime", "performance"];
// The runner's own timers lack what waits for promises in between.
const timers = new ModernFakeTimers({ config: { fakeTimers: { enableGlobally: true } }, global: globalThis });
/** As Jest's own, these answer `jest` for the next word. */
const chained =
  (act) =>
  (...given) => {
    act(...given);
    return jest;
  };
Object.assign(jest, {
  useFakeTimers: chained((options) => timers.useFakeTimers({ doNotFake: NODES_OWN, ...options })),
  useRealTimers: chained(() => timers.useRealTimers()),
  setSystemTime: chained((now) => timers.setSystemTime(now)),
  advanceTimersByTime: chained((ms) => timers.advanceTimersByTime(ms)),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  unstable_mockModule: chained((specifier, make) => mocks.set(specifier, make)),
  resetModules: chained(() => mocks.reload()),
});

// The package's own copies: a component and its test must speak of the same React.
const ofPackage = createRequire(path.join(process.cwd(), "package.json"));
const own = (name) => import(pathToFileURL(ofPackage.resolve(name)));
const hasComponents = "@testing-library/react" in (ofPackage("./package.json").devDependencies ?? {});
const { cleanup } = hasComponents ? await own("@testing-library/react") : { cleanup() {} };
// A machine that runs several suites on two cores is slow; waiting longer costs only a test that fails.
if (hasComponents) (await own("@testing-library/dom")).configure({ asyncUtilTimeout: 8000 });

const { test } = globalThis;
const cleaned = (run) =>
  run &&
  (async (...given) => {
    try {
      return await run(...given);
    } finally {
      jest.useRealTimers(); // for the next test, where this one failed before it could
      cleanup();
    }
  });
const cleaning = (test) =>
  Object.assign((name, run, ms) => test(name, cleaned(run), ms), {
    each:
      (...table) =>
      (name, run, ms) =>
        test.each(...table)(name, cleaned(run), ms),
  });
globalThis.test = Object.assign(cleaning(test), { only: cleaning(test.only), skip: cleaning(test.skip) });
globalThis.it = globalThis.test;
