import { date, number, object, string } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableText, text } from "../contract/wire.ts";
import * as calls from "./calls.ts";

const short = (max: number) => string().trim().max(max).default("");

/** From the error panel: the part that failed, never the person. */
export const clientErrors = defineContract({
  ...calls.clientErrors,
  body: object({ part: short(60), version: short(60), message: short(500), requestId: short(100) }),
  status: 204,
  errors: ["TOO_MANY_REQUESTS"],
});

/** In milliseconds; longer than anyone waits for a page. */
const MAX_VITAL_MS = 600_000;
const MAX_SHIFT = 1000;
const vital = (max: number) => number().min(0).max(max).nullable().default(null);

/**
 * A page's vitals by part, version and watched page: when its largest element was shown, how quickly it responded, how far its
 * layout moved. `trace` is the `traceparent` of its first calls, `loadedMs` how long it took to load, `ageMs` how
 * long ago loading began.
 */
export const pageVitals = defineContract({
  ...calls.pageVitals,
  body: object({
    part: short(60),
    version: short(60),
    page: short(120),
    lcp: vital(MAX_VITAL_MS),
    inp: vital(MAX_VITAL_MS),
    cls: vital(MAX_SHIFT),
    trace: short(60),
    loadedMs: vital(MAX_VITAL_MS),
    ageMs: vital(Number.MAX_SAFE_INTEGER),
  }),
  status: 204,
  errors: ["TOO_MANY_REQUESTS"],
});

/** Development only: sets the product's clock and runs what is due by then. The clock keeps running from there. */
export const moveClock = defineContract({
  ...calls.moveClock,
  body: object({
    now: date()
      .min(new Date("2000-01-01"), "now is a time between 2000 and 2100.")
      .max(new Date("2100-01-01"), "now is a time between 2000 and 2100.")
      .typeError("now is a time.")
      .required("now is a time."),
  }),
  status: 200,
  response: object({ now: isoDate() }),
});

/** Demo accounts to sign in with; empty without demo data, so always in production. */
export const demoAccounts = defineContract({
  ...calls.demoAccounts,
  status: 200,
  response: object({
    accounts: list(object({ userType: choice(["student", "employer", "admin"]), email: text(), password: text() })),
  }),
});

/**
 * The contracts of this server. With `calls=1` all of them, `Described` as JSON in a text: a part is compared with
 * them before it is released.
 */
export const wireContracts = defineContract({
  ...calls.wireContracts,
  query: object({ calls: string().oneOf(["1"]) }),
  status: 200,
  response: object({ hash: text(), calls: nullableText() }),
});
