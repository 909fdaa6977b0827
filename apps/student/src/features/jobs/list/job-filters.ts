import { DATE_POSTED, DATE_POSTED_LABELS, JOB_TYPE_LABELS, JOB_TYPES, JOBS_PER_PAGE } from "@dryrun/domain/jobs/limits";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import * as words from "../../../messages.en-in.ts";

/** The filters of the list; "" for none. */
export interface JobFilters {
  title: string;
  location: string;
  jobType: string;
  datePosted: string;
}

export const NO_FILTERS: JobFilters = { title: "", location: "", jobType: "", datePosted: "" };
const NAMES = Object.keys(NO_FILTERS) as (keyof JobFilters)[];

const known = <Value extends string>(values: readonly Value[], given: string | null): Value | "" =>
  values.find((value) => value === given) ?? "";
const searchWords = (given: string | null) => (given ?? "").trim().slice(0, MAX_SEARCH_WORDS);

/** The filters of a URL; values that the server would refuse are dropped. */
export const filtersOf = (params: URLSearchParams): JobFilters => ({
  title: searchWords(params.get("title")),
  location: searchWords(params.get("location")),
  jobType: known(JOB_TYPES, params.get("jobType")),
  datePosted: known(DATE_POSTED, params.get("datePosted")),
});

/** The URL's query for these filters, on the first page. */
export function paramsOf(filters: JobFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) if (filters[name].trim()) params.set(name, filters[name].trim());
  return params;
}

/** The filters as the calls take them. */
export const queryOf = ({ title, location, jobType, datePosted }: JobFilters) => ({
  title,
  location,
  jobType: known(JOB_TYPES, jobType) || undefined,
  datePosted: known(DATE_POSTED, datePosted) || undefined,
});

/** What a page of the list asks for. */
export const listQuery = (filters: JobFilters, page: number) => ({ ...queryOf(filters), page, limit: JOBS_PER_PAGE });

/** The active filters, for the chips above the results. */
export function chipsOf(filters: JobFilters) {
  const labels: Record<keyof JobFilters, string> = {
    title: `${words.jobs.fields.title}: ${filters.title}`,
    location: `${words.jobs.fields.location}: ${filters.location}`,
    jobType: JOB_TYPE_LABELS[filters.jobType as keyof typeof JOB_TYPE_LABELS],
    datePosted: DATE_POSTED_LABELS[filters.datePosted as keyof typeof DATE_POSTED_LABELS],
  };
  return NAMES.filter((name) => filters[name]).map((name) => ({ key: name, label: labels[name] }));
}

interface Correction {
  from: string;
  to: string;
}

/** The search that was used instead, with corrected words. */
export function correctedText({ title, location }: JobFilters, corrections: readonly Correction[]): string {
  const better = new Map(corrections.map(({ from, to }) => [from.toLowerCase(), to]));
  const corrected = [title, location].flatMap((typed) => {
    const now = typed.split(/\s+/).map((word) => better.get(word.toLowerCase()) ?? word);
    return now.join(" ") === typed.split(/\s+/).join(" ") ? [] : [now.join(" ")];
  });
  return corrected.length > 0 ? corrected.join(", ") : corrections.map(({ to }) => to).join(" ");
}
