import type { employerApplications } from "@dryrun/domain/applications/contract";
import { APPLICATION_STATUSES, STAGES } from "@dryrun/domain/applications/limits";
import type { applicationCounts } from "@dryrun/domain/applications/triage/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import { notFound } from "../../../errors/app-error.ts";
import { logKeyRead } from "../../../records/company/activity.ts";
import type { Member } from "../../../records/company/members.ts";
import { titleOf } from "../../../records/jobs/job-answers.ts";
import { findOwnJob } from "../../../records/jobs.ts";
import { countKey } from "../cached-counts.ts";
import type { ApplicationDeps } from "../deps.ts";
import * as serialize from "../serialize.ts";
import type { EmployerFilter, SortedFilter } from "./filter-queries.ts";
import * as query from "./list-queries.ts";
import { withMeantName } from "./meant-name.ts";

/** A page, or the rows after or before another application. */
type Asked = SortedFilter & {
  page: number;
  limit: number;
  after?: string | undefined;
  before?: string | undefined;
};
type Counts = Output<typeof applicationCounts>;

const listedAnswer = (row: query.ListedRecord) => ({
  _id: row.application.id,
  status: row.application.status,
  createdAt: row.application.createdAt.toISOString(),
  ...serialize.listedForEmployer(row),
  jobId: { _id: row.job.id, title: titleOf(row.job), company: row.job.company },
  interview: serialize.knownInterview(row.application),
  isOpened: row.application.viewedAt !== null && row.application.stage !== "new",
  isInterviewRead: row.application.interviewReadAt !== null,
  ...serialize.marksOf({ ...row.application, assignee: row.assignee, shownStage: row.shownStage }),
});

async function besideAnother({ db, clock }: ApplicationDeps, member: Member, asked: Asked) {
  const { after, before, limit } = asked;
  const isBefore = after === undefined;
  const place = await query.findPlace(db, member, after ?? before ?? "");
  if (!place) throw notFound("This application");
  const filter = { ...asked, limit: limit + 1 };
  const found = await query.findBeside(db, member, filter, { place, isBefore }, clock.now());
  const rows = found.slice(0, limit);
  return { rows: isBefore ? rows.reverse() : rows, hasMore: found.length > limit };
}

export const listForEmployer =
  (deps: ApplicationDeps) =>
  async (member: Member, typed: Asked): Promise<Output<typeof employerApplications>> => {
    const { db, clock, kept } = deps;
    const resolvedFilter = await withMeantName(db, member, typed, clock.now());
    if (resolvedFilter.jobId && !(await findOwnJob(db, resolvedFilter.jobId, member))) throw notFound("This job");
    const { page, limit, sort: _, after, before, ...filter } = resolvedFilter;
    const isPage = after === undefined && before === undefined;
    const [found, total] = await Promise.all([
      isPage
        ? query.findEmployerPage(db, member, resolvedFilter, clock.now()).then((rows) => ({ rows, hasMore: null }))
        : besideAnother(deps, member, resolvedFilter),
      kept.totals.get(countKey(member, filter), () => query.countOf(db, member, resolvedFilter, clock.now()), {
        isContinued: !isPage || page > 1,
      }),
    ]);
    const ids = found.rows.map(({ application }) => application.id);
    await logKeyRead(db, member, { ids, kind: "exported" }, clock.now());
    return {
      applications: found.rows.map(listedAnswer),
      ...pagingOf(total, { page, limit }),
      hasMore: found.hasMore ?? page * limit < total,
      meantName: resolvedFilter.name === typed.name ? null : (resolvedFilter.name ?? null),
    };
  };

const isDefaultStage = (stage: string) => STAGES.some((one) => one === stage);
const named = <T extends string>(names: readonly T[], count: (name: T) => number) =>
  Object.fromEntries(names.map((name) => [name, count(name)])) as Record<T, number>;

/** Counts a list; each number is the total of the list with that status, or with `pending` and that stage. */
export const countForEmployer =
  ({ db, clock, kept }: ApplicationDeps) =>
  async (member: Member, typed: EmployerFilter): Promise<Counts> => {
    const filter = await withMeantName(db, member, typed, clock.now());
    if (filter.jobId && !(await findOwnJob(db, filter.jobId, member))) throw notFound("This job");
    return kept.counts.get(countKey(member, filter), async () => {
      const stateCounts = await query.countStates(db, member, filter, clock.now());
      const sum = (rows: typeof stateCounts) => rows.reduce((total, { count }) => total + count, 0);
      const pending = stateCounts.filter(({ status }) => status === "pending");
      return {
        total: sum(stateCounts),
        stages: named(STAGES, (stage) => sum(pending.filter((row) => row.stage === stage))),
        ownStages: pending.filter(({ stage }) => !isDefaultStage(stage)).map(({ stage, count }) => ({ stage, count })),
        statuses: named(APPLICATION_STATUSES, (status) => sum(stateCounts.filter((row) => row.status === status))),
      };
    });
  };
