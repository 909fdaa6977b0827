import { boolean, number, object, string } from "yup";
import { defineContract, fileAnswer } from "../../contract/define.ts";
import { choice, list, nullableObject, text } from "../../contract/wire.ts";
import { noneIfEmpty, optionalId } from "../../fields.ts";
import { DAY_MS } from "../../time.ts";
import * as calls from "./calls.ts";
import { GROUPINGS, MAX_NUMBERS_DAYS, MEASURES, SOURCES } from "./limits.ts";
import { NOT_A_DAY, PERIOD_TOO_LONG, PERIOD_TURNED } from "./messages.ts";

const isDay = (value: string | undefined) =>
  value === undefined ||
  (!Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value));
const day = () =>
  string()
    .transform(noneIfEmpty)
    .matches(/^20\d{2}-\d{2}-\d{2}$/, NOT_A_DAY)
    .test("day", NOT_A_DAY, isDay);
const daysFrom = (from: string | undefined, to: string | undefined) =>
  from && to && isDay(from) && isDay(to) ? (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 : 1;

/** Days of India, both included. Without them the last 365 days; without a job all jobs that the person sees. */
const period = {
  from: day(),
  to: day()
    .test("turned", PERIOD_TURNED, (to, { parent }) => daysFrom((parent as { from?: string }).from, to) >= 1)
    .test(
      "long",
      PERIOD_TOO_LONG,
      (to, { parent }) => daysFrom((parent as { from?: string }).from, to) <= MAX_NUMBERS_DAYS,
    ),
  jobId: optionalId("This is not a job's id.").transform(noneIfEmpty),
};

const count = () => number().defined();
/** Days from the application to the decision. */
const times = { decisions: count(), median: count(), p90: count() };
const steps = { applied: count(), interviewed: count(), shortlisted: count(), accepted: count() };
const ofJob = { jobId: text(), jobTitle: text() };

const numbersAnswer = object({
  from: text(),
  to: text(),
  /** Decisions that were made in the period. Null if there were none. */
  timeToDecide: nullableObject({
    ...times,
    /** `2026-11`, the oldest first. */
    byMonth: list(object({ month: text(), ...times })),
    /** The jobs with most decisions. */
    byJob: list(object({ ...ofJob, ...times })),
  }),
  /** Applications of the period, without withdrawn ones. */
  funnel: object({
    ...steps,
    byJob: list(object({ ...ofJob, ...steps })),
    bySource: list(object({ source: choice(SOURCES), ...steps })),
    /** Decided applications by who decided them; null if that is not known, or the account is deleted. */
    byPerson: list(object({ person: nullableObject({ _id: text(), fullName: text() }), ...steps })),
  }),
  /** Applications of the period by group, without groups of fewer than 20 people. */
  impact: list(
    object({
      measure: choice(MEASURES),
      grouping: choice(GROUPINGS),
      groups: list(object({ name: text(), people: count(), selected: count() })),
      /** Whether there are smaller groups, which are not shown. */
      hasSmaller: boolean().defined(),
    }),
  ),
});

/** Times, steps and rates of a company's hiring, in the jobs that the person sees. */
export const numbers = defineContract({
  ...calls.numbers,
  query: object(period),
  status: 200,
  response: numbersAnswer,
  errors: ["NOT_FOUND"],
});

/** The same numbers as a file: a row for each. */
export const exportNumbers = defineContract({
  ...calls.exportNumbers,
  query: object(period),
  status: 200,
  response: fileAnswer("text/csv"),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});
