import { type ApplicationSort, type ApplicationStatus, LIVE } from "@dryrun/domain/applications/limits";
import type { Decision } from "@dryrun/domain/interviews/limits";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { and, arrayContains, eq, gte, isNotNull, isNull, lte, ne, not, type SQL, sql } from "drizzle-orm";
import { applications } from "../../../db/schema/applications.ts";
import { isUnopened } from "../../../records/applications.ts";
import { applicationsOf, type Member } from "../../../records/company/members.ts";
import { wordsInName, wordsOf } from "../../../records/word-queries.ts";

/** The filter of an employer's list; its days count back from `now`. */
/** The conditions of a list of applications. */
export interface EmployerFilter {
  jobId?: string | undefined;
  status?: ApplicationStatus | typeof LIVE | undefined;
  stage?: string | undefined;
  verdict?: Decision | undefined;
  interview?: "sent" | "pending" | "unread" | undefined;
  shortlisted?: boolean | undefined;
  tag?: string | undefined;
  name?: string | undefined;
  scoreFrom?: number | undefined;
  scoreTo?: number | undefined;
  topic?: InterviewTopic | undefined;
  topicFrom?: number | undefined;
  appliedWithin?: number | undefined;
  waitingFor?: number | undefined;
  unopened?: boolean | undefined;
  /** A colleague's id, or `none`. */
  assignee?: string | undefined;
}
export type SortedFilter = EmployerFilter & { sort: ApplicationSort };

const nameKey = sql`lower(${applications.fullName}) collate "C"`;
/** Conditions on the interview. An employer sees an interview only once it was sent, and these columns are null before that. */
const ofInterview = ({ verdict, interview: state, scoreFrom, scoreTo, topic, topicFrom }: EmployerFilter) => [
  verdict && eq(applications.interviewVerdict, verdict),
  state === "pending" ? isNull(applications.interviewSentAt) : undefined,
  state === "sent" || state === "unread" ? isNotNull(applications.interviewSentAt) : undefined,
  state === "unread" ? isNull(applications.interviewReadAt) : undefined,
  scoreFrom === undefined ? undefined : gte(applications.interviewScore, scoreFrom),
  scoreTo === undefined ? undefined : lte(applications.interviewScore, scoreTo),
  topic ? gte(sql`(${applications.topicScores}->>${topic})::int`, topicFrom ?? 0) : undefined,
];

const ofTime = ({ appliedWithin, waitingFor, unopened }: EmployerFilter, now: Date) => [
  appliedWithin === undefined ? undefined : gte(applications.createdAt, addMs(now, -appliedWithin * DAY_MS)),
  waitingFor === undefined ? undefined : lte(applications.createdAt, addMs(now, -waitingFor * DAY_MS)),
  waitingFor === undefined ? undefined : eq(applications.shownStatus, "pending"),
  unopened === undefined ? undefined : unopened ? isUnopened : not(isUnopened),
];

const ofState = ({ status, stage, shortlisted, assignee }: EmployerFilter) => [
  assignee === "none" ? isNull(applications.assigneeId) : assignee ? eq(applications.assigneeId, assignee) : undefined,
  status === LIVE ? ne(applications.shownStatus, "withdrawn") : status && eq(applications.shownStatus, status),
  stage ? eq(applications.stage, stage) : undefined,
  shortlisted === undefined ? undefined : (shortlisted ? eq : ne)(applications.stage, "shortlist"),
];

/** Selects an employer's applications that match the filter. */
export const ofEmployer = (member: Member, filter: EmployerFilter, now: Date): SQL | undefined =>
  and(
    applicationsOf(member),
    filter.jobId ? eq(applications.jobId, filter.jobId) : undefined,
    ...ofState(filter),
    filter.tag ? arrayContains(applications.tagKeys, [filter.tag.toLowerCase()]) : undefined,
    filter.name ? wordsInName(applications.fullName, wordsOf(filter.name)) : undefined,
    ...ofInterview(filter),
    ...ofTime(filter, now),
  );

type Row = Pick<typeof applications.$inferSelect, "id" | "createdAt" | "interviewScore" | "fullName">;
const { createdAt, id, interviewScore } = applications;
const newestFirst = [sql`${createdAt} desc nulls last`, sql`${id} desc nulls last`];
const oldestFirst = [sql`${createdAt} asc nulls first`, sql`${id} asc nulls first`];
const olderThan = (row: Row) =>
  sql`(${createdAt}, ${id}) < (${row.createdAt.toISOString()}::timestamptz, ${row.id}::uuid)`;
const newerThan = (row: Row) =>
  sql`(${createdAt}, ${id}) > (${row.createdAt.toISOString()}::timestamptz, ${row.id}::uuid)`;
const nameOf = (row: Row) => sql`lower(${row.fullName}) collate "C"`;

/**
 * An order of a list, and the condition for the rows after a given row; each order is one of the indexes
 * `applications_of_employer…`, read in one direction.
 */
interface Order {
  by: SQL[];
  after: (row: Row) => SQL | undefined;
}
const byScore = sql`${interviewScore} desc nulls last`;
const byScoreBackwards = sql`${interviewScore} asc nulls first`;
const ORDERS: Record<ApplicationSort, Order> = {
  newest: { by: newestFirst, after: olderThan },
  oldest: { by: oldestFirst, after: newerThan },
  score: {
    by: [byScore, ...newestFirst],
    after: (row) =>
      row.interviewScore === null
        ? and(isNull(interviewScore), olderThan(row))
        : sql`(${interviewScore} < ${row.interviewScore} or ${interviewScore} is null or (${interviewScore} = ${row.interviewScore} and ${olderThan(row)}))`,
  },
  name: {
    by: [sql`${nameKey} asc`, ...newestFirst],
    after: (row) => sql`(${nameKey} > ${nameOf(row)} or (${nameKey} = ${nameOf(row)} and ${olderThan(row)}))`,
  },
  "name-desc": {
    by: [sql`${nameKey} desc`, ...oldestFirst],
    after: (row) => sql`(${nameKey} < ${nameOf(row)} or (${nameKey} = ${nameOf(row)} and ${newerThan(row)}))`,
  },
};
const REVERSED: Record<ApplicationSort, Order> = {
  newest: ORDERS.oldest,
  oldest: ORDERS.newest,
  score: {
    by: [byScoreBackwards, ...oldestFirst],
    after: (row) =>
      row.interviewScore === null
        ? sql`(${interviewScore} is not null or ${newerThan(row)})`
        : sql`(${interviewScore} > ${row.interviewScore} or (${interviewScore} = ${row.interviewScore} and ${newerThan(row)}))`,
  },
  name: ORDERS["name-desc"],
  "name-desc": ORDERS.name,
};

export const orderOf = (sort: ApplicationSort, isReversed = false): Order => (isReversed ? REVERSED : ORDERS)[sort];
