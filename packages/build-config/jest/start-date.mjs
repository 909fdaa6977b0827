// Tests start at noon in India on a weekday, away from the ends of days and months; `npm run test:full` sets other moments.
const { now } = Date;
const ahead = Date.parse(process.env.TEST_NOW ?? "2026-11-18T06:30:00Z") - now();
Date.now = () => now() + ahead;
// A proxy, so that a date from elsewhere (a message, another realm) is still an instance of it.
globalThis.Date = new Proxy(Date, {
  construct: (Real, args, Asked) => Reflect.construct(Real, args.length > 0 ? args : [Real.now()], Asked),
});
