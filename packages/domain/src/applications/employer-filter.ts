import { boolean, number, string } from "yup";
import { stageId } from "../company/stages/schema.ts";
import { lenientText, noneIfEmpty, optionalId } from "../fields.ts";
import { DECISIONS } from "../interviews/limits.ts";
import { INTERVIEW_TOPICS } from "../interviews/topics.ts";
import { MAX_NAME, MAX_TAG } from "../limits.ts";
import { APPLICATION_SORTS, APPLICATION_STATUSES, INTERVIEW_FILTERS, LIVE, MAX_FILTER_DAYS } from "./limits.ts";

const FULL_SCORE = 100;
const oneOf = <const T extends readonly string[]>(values: T, message: string) =>
  string<T[number]>()
    .transform(noneIfEmpty)
    .oneOf<T[number]>(values as readonly T[number][], message);
const flag = () => boolean().transform(noneIfEmpty).typeError("This must be true or false.");
const wholeNumber = (message: string, most: number, least = 0) =>
  number().transform(noneIfEmpty).typeError(message).integer(message).min(least, message).max(most, message);
const score = (label: string) => wholeNumber(`${label} must be a whole number from 0 to ${FULL_SCORE}.`, FULL_SCORE);
const days = (label: string) =>
  wholeNumber(`${label} must be a number of days from 1 to ${MAX_FILTER_DAYS}.`, MAX_FILTER_DAYS, 1);

/** The employer's filters and sort orders for applications, in addition to the job. */
export const employerFilter = {
  status: oneOf([...APPLICATION_STATUSES, LIVE], "This is not a status."),
  stage: stageId().transform(noneIfEmpty),
  verdict: oneOf(DECISIONS, "This is not a verdict."),
  interview: oneOf(INTERVIEW_FILTERS, "Choose sent, pending or unread."),
  shortlisted: flag(),
  tag: lenientText().transform(noneIfEmpty).trim().max(MAX_TAG, `A tag must be at most ${MAX_TAG} characters.`),
  /** Words of the candidate's name; all of them must occur in it. */
  name: lenientText().transform(noneIfEmpty).trim().max(MAX_NAME, `A name must be at most ${MAX_NAME} characters.`),
  /** For a sent interview, 0 to 100. */
  scoreFrom: score("Score from"),
  scoreTo: score("Score to"),
  /** The minimum score in one topic, 0 to 100; both fields or neither. */
  topic: oneOf(INTERVIEW_TOPICS, "This is not a topic."),
  topicFrom: score("Topic score from"),
  /** In days: applications at most this old. */
  appliedWithin: days("Applied within"),
  /** In days: pending applications at least this old. */
  waitingFor: days("Waiting for"),
  /** True: only applications that the employer has not opened, or has marked as unread. */
  unopened: flag(),
  /** A colleague's id, or `none`. */
  assignee: string()
    .transform(noneIfEmpty)
    .lowercase()
    .matches(/^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, "This is not a colleague."),
  sort: oneOf(APPLICATION_SORTS, `Sort by ${APPLICATION_SORTS.join(", ")}.`).default("newest"),
};

/** Lists the applications after or before this one in the same order, instead of a page. */
export const besideAnother = {
  after: optionalId("This is not an application's id."),
  before: optionalId("This is not an application's id."),
};
