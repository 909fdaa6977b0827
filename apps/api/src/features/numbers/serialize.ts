import type { numbers } from "@dryrun/domain/company/numbers/contract";
import {
  GROUPINGS,
  MAX_NUMBERS_ROWS,
  MEASURES,
  type Measure,
  SMALLEST_GROUP,
} from "@dryrun/domain/company/numbers/limits";
import type { Output } from "@dryrun/domain/contract/define";
import { titleOf } from "../../records/jobs/job-answers.ts";
import type * as query from "./queries.ts";

type Answer = Output<typeof numbers>;
interface Found {
  steps: readonly query.StepRow[];
  times: readonly query.TimeRow[];
  groups: readonly query.GroupRow[];
  titles: Awaited<ReturnType<typeof query.findTitles>>;
  names: Awaited<ReturnType<typeof query.findNames>>;
}

const stepsOf = ({ applied, interviewed, shortlisted, accepted }: Omit<query.StepRow, "by">) => ({
  applied,
  interviewed,
  shortlisted,
  accepted,
});
const NO_STEPS = { applied: 0, interviewed: 0, shortlisted: 0, accepted: 0 };

/** Days with one decimal. */
const round = (days: number) => Math.round(days * 10) / 10;
const timesOf = ({ decisions, median, p90 }: query.TimeRow) => ({ decisions, median: round(median), p90: round(p90) });

function funnelOf({ steps, titles, names }: Found): Answer["funnel"] {
  const all = steps.find(({ by }) => by === "all");
  const mostFirst = steps.toSorted((a, b) => b.applied - a.applied);
  const by = (what: query.StepRow["by"]) => mostFirst.filter((row) => row.by === what).slice(0, MAX_NUMBERS_ROWS);
  const sources = by("source").map((row) => ({
    source: row.invited ? ("invited" as const) : ("others" as const),
    ...stepsOf(row),
  }));
  return {
    ...(all ? stepsOf(all) : NO_STEPS),
    byJob: by("job").map((row) => ({ ...jobOf(row.jobId, titles), ...stepsOf(row) })),
    bySource: sources.toSorted((a, b) => a.source.localeCompare(b.source)),
    byPerson: by("person").map((row) => ({
      person: names.find(({ _id }) => _id === row.personId) ?? null,
      ...stepsOf(row),
    })),
  };
}

function jobOf(id: string | null, titles: Found["titles"]) {
  const found = titles.find((job) => job.id === id);
  return { jobId: id ?? "", jobTitle: found ? titleOf(found) : "" };
}

function timeToDecide({ times, titles }: Found): Answer["timeToDecide"] {
  const all = times.find(({ by }) => by === "all");
  if (!all) return null;
  const months = times.filter(({ by }) => by === "month");
  const ofJobs = times.filter(({ by }) => by === "job").toSorted((a, b) => b.decisions - a.decisions);
  return {
    ...timesOf(all),
    byMonth: months
      .map((row) => ({ month: row.month ?? "", ...timesOf(row) }))
      .toSorted((a, b) => a.month.localeCompare(b.month)),
    byJob: ofJobs.slice(0, MAX_NUMBERS_ROWS).map((row) => ({ ...jobOf(row.jobId, titles), ...timesOf(row) })),
  };
}

const counted = (row: query.GroupRow, measure: Measure) =>
  measure === "passed"
    ? { name: row.name, people: row.graded, selected: row.passed }
    : { name: row.name, people: row.decided, selected: row.accepted };

/** Returns each comparison without its small groups, of which neither names nor numbers are sent. */
const impactOf = ({ groups }: Found): Answer["impact"] =>
  MEASURES.flatMap((measure) =>
    GROUPINGS.map((grouping) => {
      const all = groups.filter(({ by }) => by === grouping).map((row) => counted(row, measure));
      const inAny = all.filter(({ people }) => people > 0);
      const shown = inAny.filter(({ people }) => people >= SMALLEST_GROUP).toSorted((a, b) => b.people - a.people);
      return {
        measure,
        grouping,
        groups: shown.slice(0, MAX_NUMBERS_ROWS),
        hasSmaller: shown.length < inAny.length,
      };
    }),
  );

export const answerOf = (found: Found): Omit<Answer, "from" | "to"> => ({
  timeToDecide: timeToDecide(found),
  funnel: funnelOf(found),
  impact: impactOf(found),
});
