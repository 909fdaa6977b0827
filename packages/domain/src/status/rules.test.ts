import { describe, expect, test } from "@jest/globals";
import { NO_IMPACTS } from "../incidents/rules.ts";
import { COMPONENTS, type ComponentState } from "./limits.ts";
import { measuredStates, type Signals, statesOf, summaryOf } from "./rules.ts";

const well: Signals = {
  isReading: true,
  isWriting: true,
  isSearchReady: true,
  waiting: { interviews: 0, payments: 0, mail: 0 },
  failedOrders: 0,
};
const signals = (change: Partial<Signals> = {}): Signals => ({ ...well, ...change });
const waiting = (change: Partial<Signals["waiting"]>) => signals({ waiting: { ...well.waiting, ...change } });
const states = (...those: ComponentState[]) => Object.fromEntries(COMPONENTS.map((one, index) => [one, those[index]]));
const [ok, slow, out, maintained] = ["operational", "degraded", "outage", "maintenance"] as const;

describe("the states that a process measures", () => {
  test.each<[string, Signals, ComponentState[]]>([
    ["all is well", signals(), [ok, ok, ok, ok]],
    ["the database is away", signals({ isReading: false }), [out, out, out, out]],
    ["the database takes no writes", signals({ isWriting: false }), [slow, out, out, out]],
    ["the search has no index yet", signals({ isSearchReady: false }), [slow, ok, ok, ok]],
    ["an interview waits 9 minutes and 59 seconds", waiting({ interviews: 599 }), [ok, ok, ok, ok]],
    ["an interview waits 10 minutes", waiting({ interviews: 600 }), [ok, slow, ok, ok]],
    ["an interview waits an hour", waiting({ interviews: 3600 }), [ok, out, ok, ok]],
    ["a payment is not settled for an hour", waiting({ payments: 3600 }), [ok, ok, out, ok]],
    ["one order was not taken", signals({ failedOrders: 1 }), [ok, ok, ok, ok]],
    ["two orders were not taken", signals({ failedOrders: 2 }), [ok, ok, slow, ok]],
    ["five orders were not taken", signals({ failedOrders: 5 }), [ok, ok, out, ok]],
    ["mails wait 10 minutes", waiting({ mail: 600 }), [ok, ok, ok, slow]],
  ])("%s", (_, measured, expected) => {
    expect(measuredStates(measured)).toEqual(states(...expected));
  });
});

describe("the state of a component", () => {
  const statesWith = (change: Partial<Parameters<typeof statesOf>[0]>) =>
    statesOf({ signals: well, impacts: [], paused: [], isMaintained: false, ...change });

  test("is the worst of the measurements and of open incidents", () => {
    const one = { ...NO_IMPACTS, payments: "degraded", mail: "outage" } as const;
    const other = { ...NO_IMPACTS, payments: "outage" } as const;
    expect(statesWith({ impacts: [one, other] })).toEqual(states(ok, ok, out, out));
    expect(statesWith({ signals: waiting({ payments: 3600 }), impacts: [one] })).toEqual(states(ok, ok, out, out));
  });

  test("is degraded while a switch disables something for everyone", () => {
    expect(statesWith({ paused: ["payments"] })).toEqual(states(ok, ok, slow, ok));
  });

  test("is maintenance in the read-only mode, when jobs wait on purpose; an incident is still shown", () => {
    const away = signals({ isWriting: false, waiting: { interviews: 9999, payments: 0, mail: 0 } });
    expect(statesWith({ signals: away, isMaintained: true })).toEqual(states(...Array(4).fill(maintained)));
    expect(statesWith({ isMaintained: true, impacts: [{ ...NO_IMPACTS, mail: "outage" }] }).mail).toBe(out);
    expect(statesWith({ signals: signals({ isReading: false }), isMaintained: true }).site).toBe(out);
  });
});

test.each<[ComponentState[], string]>([
  [[ok, ok, ok, ok], "All systems are operational."],
  [[ok, ok, out, ok], "There is an outage affecting payments."],
  [[ok, ok, ok, slow], "Mail is slower or limited."],
  [[ok, slow, ok, ok], "Interviews are slower or limited."],
  [[slow, slow, ok, slow], "The website, interviews and mail are slower or limited."],
  [[ok, ok, out, slow], "There is an outage affecting payments, and mail is slower or limited."],
  [[out, out, out, out], "Dryrun is not available at the moment. We are working on it."],
])("summarises %j in a sentence", (those, sentence) => {
  expect(summaryOf(states(...those) as never, null)).toBe(sentence);
});

test("shows only the maintenance in the summary, unless something else fails", () => {
  expect(summaryOf(states(...Array(4).fill(maintained)) as never, "Over at 2.")).toBe("Over at 2.");
  expect(summaryOf(states(maintained, maintained, maintained, out) as never, "Over at 2.")).toMatch(
    /outage affecting mail/,
  );
});
