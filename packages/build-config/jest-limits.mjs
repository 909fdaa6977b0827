// The native runner waits for ever: here each test and hook fails after its time, as with Jest's own runner.
const LIMIT_MS = 30_000;
const { setTimeout, clearTimeout } = globalThis; // a test may put its own in their place

const limited = (run, ms = LIMIT_MS) =>
  run &&
  (async (...given) => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`It took longer than ${ms} ms.`)), ms);
    });
    try {
      return await Promise.race([run(...given), late]);
    } finally {
      clearTimeout(timer);
    }
  });

const limitedTest = (test) => {
  const add = (name, run, ms) => test(name, limited(run, ms));
  add.each =
    (...table) =>
    (name, run, ms) =>
      test.each(...table)(name, limited(run, ms));
  return add;
};

const { test } = globalThis;
globalThis.test = Object.assign(limitedTest(test), { only: limitedTest(test.only), skip: limitedTest(test.skip) });
globalThis.it = globalThis.test;
for (const hook of ["beforeAll", "beforeEach", "afterEach", "afterAll"]) {
  const add = globalThis[hook];
  globalThis[hook] = (run, ms) => add(limited(run, ms));
}
