import { expect, test } from "@jest/globals";
import { adultSchema } from "../auth/schema.ts";
import { type Kept, keptSince } from "./retention.ts";

test.each<[Kept, string]>([
  ["interviewAnswers", "2024-11-20T10:00:00.000Z"],
  ["drills", "2024-11-20T10:00:00.000Z"],
  ["profileViews", "2025-11-20T10:00:00.000Z"],
  ["notifications", "2026-05-20T10:00:00.000Z"],
  ["invitedAccounts", "2026-05-20T10:00:00.000Z"],
  ["ledger", "2018-11-20T10:00:00.000Z"],
  ["deadLetters", "2026-08-22T10:00:00.000Z"],
  ["queuePayloads", "2026-11-13T10:00:00.000Z"],
  ["outbox", "2026-10-21T10:00:00.000Z"],
  ["logs", "2026-08-22T10:00:00.000Z"],
  ["unpaidOrders", "2026-08-22T10:00:00.000Z"],
  ["webhooks", "2026-08-22T10:00:00.000Z"],
])("on 20 November 2026 %s are kept since %s", (what, since) => {
  expect(keptSince(what, new Date("2026-11-20T10:00:00Z")).toISOString()).toBe(since);
});

test.each([
  ["2026-08-31T00:00:00Z", "2026-02-28T00:00:00.000Z"],
  ["2028-08-31T00:00:00Z", "2028-02-29T00:00:00.000Z"],
  ["2026-03-15T00:00:00Z", "2025-09-15T00:00:00.000Z"],
])("half a year before %s is %s", (now, since) => {
  expect(keptSince("invitedAccounts", new Date(now)).toISOString()).toBe(since);
});

test.each([
  [{ isAdult: true }, null],
  [{ isAdult: false }, "You must be 18 or older to use Dryrun."],
  [{}, "You must be 18 or older to use Dryrun."],
])("the age %j: %s", (answer, refusal) => {
  const validate = () => adultSchema.validateSync(answer);
  if (refusal === null) expect(validate()).toEqual({ isAdult: true });
  else expect(validate).toThrow(refusal);
});
