// Dates stand at `TEST_NOW` until a test sets `Date.now` or fake timers: no result depends on the machine's speed.
// Durations are measured by `performance.now()`, which runs.
const NOW = Date.parse(process.env.TEST_NOW);
Date.now = () => NOW;
const construct = (Of, given, as) => Reflect.construct(Of, given.length > 0 ? given : [Date.now()], as);
globalThis.Date = new Proxy(Date, { construct }); // so that dates from other realms are instances too
