// What the API's tests need besides `jest-light-runner`: the names of @jest/globals, which throws there, and time limits.
import { registerHooks } from "node:module";
import { setTimeout as wait } from "node:timers/promises";

const late = async (ms) => {
  await wait(ms, undefined, { ref: false });
  throw new Error(`It took longer than ${ms} ms.`);
};
const limited = (run, ms = 30_000) => run && (async (...given) => Promise.race([run(...given), late(ms)]));
const limit = (add) => (name, run, ms) => add(name, limited(run, ms));
const limitEach = (add) => Object.assign(limit(add), { each: (...table) => limit(add.each(...table)) });

const { test } = globalThis;
globalThis.test = Object.assign(limitEach(test), { only: limitEach(test.only), skip: limitEach(test.skip) });
globalThis.it = globalThis.test;
for (const hook of ["beforeAll", "beforeEach", "afterEach", "afterAll"]) {
  const add = globalThis[hook];
  globalThis[hook] = (run, ms) => add(limited(run, ms));
}

const names = "afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test";
const url = `data:text/javascript,${encodeURIComponent(`export const { ${names} } = globalThis;`)}`;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "@jest/globals" ? { url, format: "module", shortCircuit: true } : next(specifier, context),
});
