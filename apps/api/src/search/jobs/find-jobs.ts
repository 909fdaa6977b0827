import { COUNT_CAP, LOOSENED_FILTERS, MAX_LOOSER } from "@dryrun/domain/jobs/limits";
import type { Correction, Found, Search } from "../search.ts";
import { MICROS_OF_MS } from "../source.ts";
import { KIND, queryWordsOf } from "../tokens.ts";
import { countFacets, facetKinds, type JobFacets } from "./facets.ts";
import { type AskedJobs, type JobFilter, queryFor, withoutFilter } from "./job-query.ts";
import { PAY_NOT_STATED } from "./step-terms.ts";

/** A filter with another value, "" for none, and the number of jobs that it finds. */
interface RelaxedFilter {
  filter: (typeof LOOSENED_FILTERS)[number];
  value: string;
  total: number;
}

/** For a search that finds nothing, returns what it would find with a single word of its title, or without one of its filters. */
async function relaxFilters(search: Pick<Search, "find">, asked: AskedJobs): Promise<RelaxedFilter[]> {
  const tried = [...oneWordEach(asked), ...withoutOne(asked)];
  const counted = await Promise.all(
    tried.map(async ({ filter, value, next }) => {
      const { total } = await search.find({ ...queryFor(next), skip: 0, limit: 0, cap: COUNT_CAP });
      return { filter, value, total };
    }),
  );
  return counted.filter(({ total }) => total > 0).slice(0, MAX_LOOSER);
}

interface Tried {
  filter: RelaxedFilter["filter"];
  value: string;
  next: AskedJobs;
}

function oneWordEach(asked: AskedJobs): Tried[] {
  const title = asked.words.filter(({ filter }) => filter === "title");
  if (title.length < 2) return [];
  const others = asked.words.filter(({ filter }) => filter !== "title");
  return title.map((word) => ({ filter: "title", value: word.to, next: { ...asked, words: [...others, word] } }));
}

const withoutOne = (asked: AskedJobs): Tried[] =>
  LOOSENED_FILTERS.filter((name) => isSet(asked[name])).map((filter) => ({
    filter,
    value: "",
    next: withoutFilter(asked, filter),
  }));

const isSet = (value: AskedJobs[keyof AskedJobs]) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "";

export interface JobQuery extends JobFilter {
  page: number;
  limit: number;
  /** Jobs that name more of these skills come first. */
  bestFor?: readonly string[];
}
export interface FoundJobs extends Omit<Found, "facets"> {
  corrected: Correction[];
  facets: JobFacets;
  /** With a minimum pay: the number of further jobs with an unknown pay. */
  payNotStated: number | null;
  /** Only if nothing was found. */
  looser: RelaxedFilter[];
}

type Searching = Pick<Search, "correct" | "find">;

/** Finds a page of listed jobs, its corrections, and what other values of the filters would find. */
export async function findJobs(search: Searching, query: JobQuery, now: Date): Promise<FoundJobs> {
  const { page, limit, bestFor = [], ...filter } = query;
  const correctedFilter = { ...filter, now, words: await correctWords(search, filter) };
  const rankBy = bestFor.map((skill) => `${KIND.skill}:${skill}`);
  const [found, payNotStated] = await Promise.all([
    search.find({
      ...queryFor(correctedFilter),
      rankBy,
      facets: facetKinds(correctedFilter),
      skip: (page - 1) * limit,
      limit,
    }),
    countPayNotStated(search, correctedFilter),
  ]);
  return {
    ...found,
    corrected: correctedFilter.words.flatMap(({ from, to }) => (from === to ? [] : [{ from, to }])),
    payNotStated,
    facets: await countFacets(search, correctedFilter, found),
    looser: found.total === 0 ? await relaxFilters(search, correctedFilter) : [],
  };
}

/** Listings posted after `since` and not after `until`. */
export interface Window {
  since: Date;
  until: Date;
}

/** Finds the newest jobs of this window that match the filter and are open now, at most `most`. */
export async function findNewJobs(
  search: Searching,
  filter: Omit<JobFilter, "datePosted">,
  { since, until }: Window,
  now: Date,
  most: number,
): Promise<string[]> {
  const { where, ranges } = queryFor({ ...filter, now, words: await correctWords(search, filter) });
  const posted = { of: "at", least: since.getTime() * MICROS_OF_MS + 1, most: until.getTime() * MICROS_OF_MS };
  const { ids } = await search.find({ where, ranges: [...ranges, posted], skip: 0, limit: most });
  return ids;
}

async function correctWords(search: Searching, { title, location }: JobFilter): Promise<AskedJobs["words"]> {
  const typed = { title: queryWordsOf(title), location: queryWordsOf(location) };
  const words = (["title", "location"] as const).map(async (filter) => {
    const corrected = await search.correct([KIND[filter]], typed[filter]);
    return corrected.map((to, index) => ({ filter, from: typed[filter][index] as string, to }));
  });
  return (await Promise.all(words)).flat();
}

async function countPayNotStated(search: Searching, asked: AskedJobs): Promise<number | null> {
  if (!asked.minSalary) return null;
  const { where, ranges } = queryFor({ ...asked, minSalary: undefined });
  const { total } = await search.find({ where: { all: [where, { term: PAY_NOT_STATED }] }, ranges, skip: 0, limit: 0 });
  return total;
}
