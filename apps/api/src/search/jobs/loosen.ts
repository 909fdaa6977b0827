import { COUNT_CAP, LOOSENED_FILTERS, MAX_LOOSER } from "@dryrun/domain/jobs/limits";
import type { Search } from "../search.ts";
import { type AskedJobs, queryFor, withoutFilter } from "./job-query.ts";

/** A filter with another value, "" for none, and the number of jobs that it finds. */
export interface RelaxedFilter {
  filter: (typeof LOOSENED_FILTERS)[number];
  value: string;
  total: number;
}

/** For a search that finds nothing, returns what it would find with a single word of its title, or without one of its filters. */
export async function relaxFilters(search: Pick<Search, "find">, asked: AskedJobs): Promise<RelaxedFilter[]> {
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
