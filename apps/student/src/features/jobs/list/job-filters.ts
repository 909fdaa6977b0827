import { type Chosen, choiceValues, mapChoices } from "@dryrun/domain/jobs/choices";
import {
  DATE_POSTED,
  DEFAULT_SORT,
  EXPERIENCE_STEPS,
  JOB_SORTS,
  JOBS_PER_PAGE,
  LOOSENED_FILTERS,
  MAX_SKILL_FILTERS,
  PAY_STEPS,
} from "@dryrun/domain/jobs/limits";
import { KNOWN_SKILLS } from "@dryrun/domain/jobs/skills";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";

const NAMES = [...LOOSENED_FILTERS, "sort"] as const;
type Name = (typeof NAMES)[number];
/** The filters and the order of the list, as in the URL; "" for none. Skills are separated by commas. */
export type JobFilters = Record<Name, string>;

export const NO_FILTERS = Object.fromEntries(NAMES.map((name) => [name, ""])) as JobFilters;

const known = <Value extends string>(values: readonly Value[], given: string | null): Value | "" =>
  values.find((value) => value === given) ?? "";
const searchWords = (given: string | null) => (given ?? "").trim().slice(0, MAX_SEARCH_WORDS);

/** Splits a skills filter into its skills. */
export const skillsOf = (text: string | null) =>
  KNOWN_SKILLS.filter((skill) => (text ?? "").split(",").includes(skill)).slice(0, MAX_SKILL_FILTERS);

/** Returns the filters of a URL; values that the server would refuse are dropped. */
export const filtersOf = (params: URLSearchParams): JobFilters => ({
  title: searchWords(params.get("title")),
  location: searchWords(params.get("location")),
  minSalary: known(PAY_STEPS.map(String), params.get("minSalary")),
  maxExperience: known(EXPERIENCE_STEPS.map(String), params.get("maxExperience")),
  skills: skillsOf(params.get("skills")).join(","),
  ...mapChoices((name) => known(choiceValues(name), params.get(name))),
  datePosted: known(DATE_POSTED, params.get("datePosted")),
  sort: params.get("sort") === DEFAULT_SORT ? "" : known(JOB_SORTS, params.get("sort")),
});

/** The URL's query for these filters, on the first page. */
export function paramsOf(filters: JobFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) if (filters[name].trim()) params.set(name, filters[name].trim());
  return params;
}

const numberOf = (text: string) => (text ? Number(text) : undefined);

/** Returns the filters as the calls take them. */
export const queryOf = (filters: JobFilters) => ({
  title: filters.title,
  location: filters.location,
  minSalary: numberOf(filters.minSalary),
  maxExperience: numberOf(filters.maxExperience),
  skills: filters.skills ? skillsOf(filters.skills) : undefined,
  ...(mapChoices((name) => known(choiceValues(name), filters[name]) || undefined) as Chosen<undefined>),
  datePosted: known(DATE_POSTED, filters.datePosted) || undefined,
  sort: known(JOB_SORTS, filters.sort) || undefined,
});

/** Returns the query of one page of the list. */
export const listQuery = (filters: JobFilters, page: number) => ({ ...queryOf(filters), page, limit: JOBS_PER_PAGE });

interface Correction {
  from: string;
  to: string;
}

/** Describes the corrected search that the server used. */
export function correctedText(
  { title, location }: Pick<JobFilters, "title" | "location">,
  corrections: readonly Correction[],
): string {
  const better = new Map(corrections.map(({ from, to }) => [from.toLowerCase(), to]));
  const corrected = [title, location].flatMap((typed) => {
    const now = typed.split(/\s+/).map((word) => better.get(word.toLowerCase()) ?? word);
    return now.join(" ") === typed.split(/\s+/).join(" ") ? [] : [now.join(" ")];
  });
  return corrected.length > 0 ? corrected.join(", ") : corrections.map(({ to }) => to).join(" ");
}
