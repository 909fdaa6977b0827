import { useUser } from "@dryrun/auth/user-context";
import {
  APPLICATION_SORTS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  INTERVIEW_FILTERS,
  LIVE,
  MAX_FILTER_DAYS,
} from "@dryrun/domain/applications/limits";
import { STAGE_ID } from "@dryrun/domain/company/stages/rules";
import { DECISIONS } from "@dryrun/domain/interviews/limits";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { MAX_NAME, MAX_TAG, TABLE_PAGE_SIZES } from "@dryrun/domain/limits";
import { useListParams } from "./list/use-list-params.ts";
import { usePageSize } from "./list/use-page-size.ts";

const known = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((candidate) => candidate === value);
/** Parses a whole number in this range; undefined for anything else. */
function whole(value: string | null, least: number, most: number) {
  const number = value ? Number(value) : Number.NaN;
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}
const typed = (value: string | null, most: number) => value?.trim().slice(0, most) || undefined;
const ticked = (value: string | null) => (value === "true" ? true : undefined);

/** Returns status and stage. Withdrawn applications are left out by default, as in the counts; a stage implies pending. */
function stateOf(get: (key: string) => string | null) {
  const stage = STAGE_ID.exec(get("stage") ?? "")?.[0] ?? (ticked(get("shortlisted")) ? "shortlist" : undefined);
  const status: ApplicationStatus | typeof LIVE =
    known(APPLICATION_STATUSES, get("status")) ?? (stage ? "pending" : LIVE);
  return { status, stage };
}

/** Returns the server's query; unknown values in the URL are ignored. */
export function applicationQueryOf(params: URLSearchParams, userId: string) {
  const get = (key: string) => params.get(key);
  const topic = known(INTERVIEW_TOPICS, get("topic"));
  return {
    ...stateOf(get),
    verdict: known(DECISIONS, get("verdict")),
    interview: known(INTERVIEW_FILTERS, get("interview")),
    tag: typed(get("tag"), MAX_TAG),
    name: typed(get("name"), MAX_NAME),
    jobId: typed(get("jobId"), MAX_NAME),
    scoreFrom: whole(get("scoreFrom"), 0, 100),
    scoreTo: whole(get("scoreTo"), 0, 100),
    topic,
    topicFrom: topic && whole(get("topicFrom"), 0, 100),
    appliedWithin: whole(get("appliedWithin"), 1, MAX_FILTER_DAYS),
    waitingFor: whole(get("waitingFor"), 1, MAX_FILTER_DAYS),
    unopened: ticked(get("unopened")),
    assignee: get("assignee") === "me" ? userId : typed(get("assignee"), MAX_NAME),
    sort: known(APPLICATION_SORTS, get("sort")) ?? "newest",
  };
}
export type ApplicationQuery = ReturnType<typeof applicationQueryOf>;
type Key = keyof ApplicationQuery;

/** The filters of the panel; `status` and `stage` are set by the tabs over the table. */
const PANEL = [
  "verdict",
  "interview",
  "tag",
  "scoreFrom",
  "scoreTo",
  "topic",
  "appliedWithin",
  "waitingFor",
  "unopened",
  "assignee",
] as const satisfies readonly Key[];
const FILTERS = [...PANEL, "topicFrom", "stage", "name", "jobId"] as const satisfies readonly Key[];

/** Filters and order of a list of applications, stored in the URL. A change opens the first page. */
export function useApplicationFilter() {
  const { params, set: change } = useListParams();
  const { size, onSize } = usePageSize(TABLE_PAGE_SIZES);
  const query = applicationQueryOf(params, useUser()._id);
  const set = (changed: Partial<Record<Key, string>>, isReplaced = false) => change(changed, isReplaced);
  const reset = () => set(Object.fromEntries([...FILTERS, "status" as const].map((key) => [key, ""])));
  return {
    query,
    /** Rows per page. */
    limit: size,
    onLimit: onSize,
    isActive: query.status !== LIVE || FILTERS.some((key) => query[key] !== undefined),
    /** How many filters of the panel are set. */
    inPanel: PANEL.filter((key) => query[key] !== undefined).length,
    set,
    reset,
  };
}
export type ApplicationFilter = ReturnType<typeof useApplicationFilter>;
