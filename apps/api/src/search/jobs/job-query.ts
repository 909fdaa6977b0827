import { JOB_CHOICE_NAMES, JOB_CHOICES, type JobChoice } from "@dryrun/domain/jobs/choices";
import { DATE_POSTED_HOURS, type DatePosted } from "@dryrun/domain/jobs/limits";
import { HOUR_MS } from "@dryrun/domain/time";
import type { SearchQuery } from "../search.ts";
import { MICROS_OF_MS } from "../source.ts";
import { KIND } from "../tokens.ts";
import { stepsFor } from "./step-terms.ts";

export interface JobFilter extends Partial<Record<JobChoice, string | undefined>> {
  title: string;
  location: string;
  datePosted?: string | undefined;
  /** Rupees per year; the pay must reach it. */
  minSalary?: number | undefined;
  /** In years; the job must not require more. */
  maxExperience?: number | undefined;
  /** The job must name all of them. */
  skills?: readonly string[] | undefined;
}

/** A filter with corrected words, at a given time. */
export interface AskedJobs extends JobFilter {
  now: Date;
  words: readonly { filter: "title" | "location"; from: string; to: string }[];
}

/** Returns the search terms of the choices in these values: of a job or of a filter. */
export const choiceTerms = (values: Partial<Record<JobChoice, string | null | undefined>>): string[] =>
  JOB_CHOICE_NAMES.flatMap((name) => (values[name] ? [`${JOB_CHOICES[name].term}:${values[name]}`] : []));

/** Returns the query for the index. */
export function queryFor(
  asked: AskedJobs,
): Pick<SearchQuery, "where"> & { ranges: NonNullable<SearchQuery["ranges"]> } {
  const { words, datePosted, minSalary, maxExperience, skills = [], now } = asked;
  const micros = now.getTime() * MICROS_OF_MS;
  const hours = datePosted ? DATE_POSTED_HOURS[datePosted as DatePosted] : null;
  const terms = [
    ...words.map(({ filter, to }) => `${KIND[filter]}:${to}`),
    ...choiceTerms(asked),
    ...skills.map((skill) => `${KIND.skill}:${skill}`),
    ...stepsFor(minSalary, maxExperience),
  ];
  return {
    where: { all: terms.map((term) => ({ term })) },
    ranges: [
      { of: "openUntil", least: micros },
      ...(hours === null ? [] : [{ of: "at", least: micros - hours * HOUR_MS * MICROS_OF_MS }]),
      ...(minSalary ? [{ of: "pay", least: minSalary }] : []),
      ...(maxExperience === undefined ? [] : [{ of: "experience", most: maxExperience }]),
    ],
  };
}

/** Returns the query without this filter, and without its words. */
export const withoutFilter = (asked: AskedJobs, name: keyof JobFilter): AskedJobs => ({
  ...asked,
  [name]: undefined,
  words: asked.words.filter(({ filter }) => filter !== name),
});
