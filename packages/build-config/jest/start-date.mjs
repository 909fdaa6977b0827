// Dates begin at `TEST_NOW` and run with the machine.
const ahead = Date.parse(process.env.TEST_NOW) - performance.now();
Date.now = () => Math.floor(ahead + performance.now());
const construct = (Of, given, as) => Reflect.construct(Of, given.length > 0 ? given : [Date.now()], as);
globalThis.Date = new Proxy(Date, { construct }); // so that dates from other realms are instances too
