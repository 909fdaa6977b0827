import { toCsv } from "@dryrun/csv/csv";
import type { numbers } from "@dryrun/domain/company/numbers/contract";
import { compareRates } from "@dryrun/domain/company/numbers/impact";
import {
  CSV,
  GROUPING_LABELS,
  MEASURE_LABELS,
  SOURCE_LABELS,
  STEP_LABELS,
} from "@dryrun/domain/company/numbers/messages";
import type { Output } from "@dryrun/domain/contract/define";

type Answer = Output<typeof numbers>;
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
export const csvOfNumbers = (answer: Answer): Buffer =>
  Buffer.from(toCsv([[...CSV.head], ...timesOf(answer), ...funnelOf(answer), ...impactOf(answer)]));
