import { toCsv } from "@dryrun/csv/csv";
import type { numbers } from "@dryrun/domain/company/numbers/contract";
import { compareRates } from "@dryrun/domain/company/numbers/impact";
import { NUMBERS_DAYS } from "@dryrun/domain/company/numbers/limits";
import {
  CSV,
  GROUPING_LABELS,
  MEASURE_LABELS,
  SOURCE_LABELS,
  STEP_LABELS,
} from "@dryrun/domain/company/numbers/messages";
import type { Output } from "@dryrun/domain/contract/define";
import { addMs, DAY_MS, endOfIndianDay, indianDay, startOfIndianDay } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import type { CompanyLimit } from "../../http/limits/person-limits.ts";
import type { Clock } from "../../ports.ts";
import { type Member, scopeKey } from "../../records/company/members.ts";
import { isOwnJob } from "../../records/jobs.ts";
import { createCachedNumbers, LARGE } from "../../search/cached-numbers.ts";
import * as query from "./queries.ts";
import { answerOf } from "./serialize.ts";

type Row = [part: string, by: string, name: string, measure: string, value: number];
type Steps = Record<keyof typeof STEP_LABELS, number>;
const STEPS = ["applied", "interviewed", "shortlisted", "accepted"] as const;

const timeRows = (by: string, name: string, times: { decisions: number; median: number; p90: number }): Row[] => [
  [CSV.time, by, name, CSV.decisions, times.decisions],
  [CSV.time, by, name, CSV.median, times.median],
  [CSV.time, by, name, CSV.p90, times.p90],
];
const stepRows = (by: string, name: string, steps: Steps): Row[] =>
  STEPS.map((step) => [CSV.funnel, by, name, STEP_LABELS[step], steps[step]]);

const timesOf = ({ timeToDecide }: Answer): Row[] =>
  timeToDecide
    ? [
        ...timeRows(CSV.all, "", timeToDecide),
        ...timeToDecide.byMonth.flatMap((row) => timeRows(CSV.month, row.month, row)),
        ...timeToDecide.byJob.flatMap((row) => timeRows(CSV.job, row.jobTitle, row)),
      ]
    : [];

const funnelOf = ({ funnel }: Answer): Row[] => [
  ...stepRows(CSV.all, "", funnel),
  ...funnel.byJob.flatMap((row) => stepRows(CSV.job, row.jobTitle, row)),
  ...funnel.bySource.flatMap((row) => stepRows(CSV.source, SOURCE_LABELS[row.source], row)),
  ...funnel.byPerson.flatMap((row) => stepRows(CSV.person, row.person?.fullName ?? CSV.notKnown, row)),
];

const impactOf = ({ impact }: Answer): Row[] =>
  impact.flatMap(({ measure, grouping, groups }) => {
    const rows = compareRates(groups)?.groups ?? [];
    const shown = new Map(rows.map(({ name, ratio }) => [name, ratio]));
    return groups.flatMap(({ name, people, selected }): Row[] => {
      const start = [MEASURE_LABELS[measure], GROUPING_LABELS[grouping], name] as const;
      const ratio = shown.get(name);
      return [
        [...start, CSV.people, people],
        [...start, CSV.selected, selected],
        ...(ratio === undefined ? [] : ([[...start, CSV.ratio, Math.round(ratio * 100) / 100]] satisfies Row[])),
      ];
    });
  });

/** Returns the numbers as a file: a row for each, so that a pivot table can arrange them. */
const csvOfNumbers = (answer: Answer): Buffer =>
  Buffer.from(toCsv([[...CSV.head], ...timesOf(answer), ...funnelOf(answer), ...impactOf(answer)]));

type Answer = Output<typeof numbers>;
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
  jobId?: string | undefined;
}
interface Deps {
  db: Db;
  clock: Clock;
  exports: Pick<CompanyLimit, "take">;
}
/** Groups that are read; smaller ones are not shown anyway. */
const MOST_GROUPS = 200;

export type Numbers = ReturnType<typeof createNumbers>;

/** Returns the asked days; a missing one follows from the other, or from today. */
function daysOf({ from, to }: Period, now: Date) {
  const shift = (day: string, days: number) => indianDay(addMs(startOfIndianDay(day), days * DAY_MS));
  const today = indianDay(now);
  if (to) return { from: from ?? shift(to, 1 - NUMBERS_DAYS), to };
  if (!from) return { from: shift(today, 1 - NUMBERS_DAYS), to: today };
  const last = shift(from, NUMBERS_DAYS - 1);
  return { from, to: last < today || today < from ? last : today };
}

async function look(
  db: Db,
  member: Member,
  days: ReturnType<typeof daysOf>,
  jobId: string | undefined,
): Promise<Answer> {
  const asked = { member, start: startOfIndianDay(days.from), end: endOfIndianDay(days.to), jobId };
  const steps = await query.findSteps(db, asked);
  const times = await query.findTimes(db, asked);
  const groups = await query.findGroups(db, asked, MOST_GROUPS);
  const jobIds = [...new Set([...steps, ...times].flatMap((row) => row.jobId ?? []))];
  const personIds = steps.flatMap(({ personId }) => personId ?? []);
  const titles = await query.findTitles(db, jobIds);
  const names = await query.findNames(db, personIds);
  return { ...days, ...answerOf({ steps, times, groups, titles, names }) };
}

/** Counts how a company hires. Large numbers are cached for some seconds, because they read every application of the period. */
export function createNumbers({ db, clock, exports }: Deps) {
  const cached = createCachedNumbers<Answer>({ clock, isLarge: ({ funnel }) => funnel.applied >= LARGE });
  async function read(member: Member, period: Period): Promise<Answer> {
    const { jobId } = period;
    if (jobId && !(await isOwnJob(db, member, jobId))) throw notFound("This job");
    const days = daysOf(period, clock.now());
    const key = `${scopeKey(member)} ${days.from} ${days.to} ${jobId ?? ""}`;
    return cached.get(key, () => look(db, member, days, jobId));
  }
  return {
    read,
    async export(member: Member, period: Period) {
      const found = await read(member, period);
      await exports.take(member);
      return {
        content: csvOfNumbers(found),
        contentType: "text/csv; charset=utf-8",
        fileName: `numbers-${found.from}-to-${found.to}.csv`,
      };
    },
  };
}
