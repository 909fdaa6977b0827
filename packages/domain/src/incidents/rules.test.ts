import { describe, expect, test } from "@jest/globals";
import type { ValidationError } from "yup";
import { MAX_INCIDENT_MESSAGE, MAX_INCIDENT_TITLE } from "./limits.ts";
import { affectedBy, NO_IMPACTS, refusalOfStart, worstImpacts } from "./rules.ts";
import { openIncidentSchema, updateIncidentSchema } from "./schema.ts";

const report = (change: object = {}) => ({
  title: "Payments fail",
  phase: "investigating",
  impacts: { payments: "outage" },
  message: "We look into it.",
  ...change,
});
const faultsOf = (schema: typeof openIncidentSchema | typeof updateIncidentSchema, value: unknown) => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).inner.map(({ path }) => path);
  }
};

describe("a report", () => {
  test("leaves unnamed components unaffected", () => {
    expect(openIncidentSchema.validateSync(report()).impacts).toEqual({ ...NO_IMPACTS, payments: "outage" });
  });

  test.each([
    ["no title", { title: " " }, "title"],
    ["a title that is too long", { title: "x".repeat(MAX_INCIDENT_TITLE + 1) }, "title"],
    ["a title with markup", { title: "<b>Payments</b>" }, "title"],
    ["no message", { message: "" }, "message"],
    ["a message that is too long", { message: "x".repeat(MAX_INCIDENT_MESSAGE + 1) }, "message"],
    ["nothing that is affected", { impacts: {} }, "impacts"],
    ["an effect that does not exist", { impacts: { mail: "gone" } }, "impacts.mail"],
    ["an end at once", { phase: "resolved" }, "phase"],
    ["a start that is no time", { begunAt: "yesterday" }, "begunAt"],
  ])("with %s is refused at its field", (_, change, field) => {
    expect(faultsOf(openIncidentSchema, report(change))).toEqual([field]);
  });
});

test("accepts an update without impacts that closes the incident", () => {
  expect(faultsOf(updateIncidentSchema, { phase: "resolved", message: "It works again." })).toEqual([]);
  expect(faultsOf(updateIncidentSchema, { phase: "done", message: "" })).toEqual(["phase", "message"]);
});

test("keeps the worst state of each component, whatever came later", () => {
  const updates = [
    { impacts: NO_IMPACTS },
    { impacts: { ...NO_IMPACTS, mail: "degraded" as const } },
    { impacts: { ...NO_IMPACTS, mail: "outage" as const, site: "degraded" as const } },
  ];
  const worst = worstImpacts(updates);
  expect(worst).toEqual({ ...NO_IMPACTS, mail: "outage", site: "degraded" });
  expect(affectedBy(worst)).toEqual(["site", "mail"]);
});

test.each([
  ["2026-11-23T08:30:00Z", null],
  ["2026-11-16T08:30:00Z", null],
  ["2026-11-23T08:31:00Z", "future"],
  ["2026-11-16T08:29:00Z", "7 days"],
])("refuses a start at %s: %s", (begunAt, words) => {
  const refusal = refusalOfStart(new Date(begunAt), new Date("2026-11-23T08:30:00Z"));
  if (words === null) expect(refusal).toBeNull();
  else expect(refusal).toContain(words);
});

test("keeps the worse of two updates, in either order", () => {
  const degraded = { ...NO_IMPACTS, mail: "degraded" } as const;
  const outage = { ...NO_IMPACTS, mail: "outage" } as const;
  for (const updates of [
    [degraded, outage],
    [outage, degraded],
  ])
    expect(worstImpacts(updates.map((impacts) => ({ impacts })))).toEqual(outage);
  expect(worstImpacts([])).toEqual(NO_IMPACTS);
});
