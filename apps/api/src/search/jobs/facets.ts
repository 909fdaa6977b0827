import { JOB_CHOICE_NAMES, JOB_CHOICES, type JobChoice, mapChoices } from "@dryrun/domain/jobs/choices";
import { COUNT_CAP, FACET_VALUES } from "@dryrun/domain/jobs/limits";
import type { FacetValue, Found, Search } from "../search.ts";
import { KIND, wordsOf } from "../tokens.ts";
import { type AskedJobs, queryFor, withoutFilter } from "./job-query.ts";

/** By the name of the filter. */
export type JobFacets = Record<"location" | JobChoice | "skills", FacetValue[]>;

/** Filters with one value, which another one replaces. Skills are combined: each one narrows the result. */
type OneValue = "location" | JobChoice;
const ONE_VALUE: readonly OneValue[] = ["location", ...JOB_CHOICE_NAMES];
const KINDS = { location: KIND.place, ...mapChoices((name) => JOB_CHOICES[name].term), skills: KIND.skill };
const isReplaced = (asked: AskedJobs, name: OneValue) => !!asked[name];

/** Returns the kinds of terms that the search itself counts. */
export const facetKinds = (asked: AskedJobs): string[] => [
  KINDS.skills,
  ...ONE_VALUE.flatMap((name) => (isReplaced(asked, name) ? [] : [KINDS[name]])),
];

/**
 * Counts the jobs that other values of a filter would find: another place, type or choice replaces the present one,
 * another skill is added. Exact if the search finds at most COUNT_CAP.
 */
export async function countFacets(
  search: Pick<Search, "find">,
  asked: AskedJobs,
  { facets }: Pick<Found, "facets">,
): Promise<JobFacets> {
  async function countsOf(name: OneValue): Promise<FacetValue[]> {
    const kind = KINDS[name];
    if (!isReplaced(asked, name)) return facets[kind] ?? [];
    const others = await search.find({
      ...queryFor(withoutFilter(asked, name)),
      facets: [kind],
      skip: 0,
      limit: 0,
      cap: COUNT_CAP,
    });
    return others.facets[kind] ?? [];
  }
  const counted = await Promise.all(ONE_VALUE.map(async (name) => [name, await countsOf(name)] as const));
  const { location, ...choices } = Object.fromEntries(counted) as Record<OneValue, FacetValue[]>;
  const others = (facets[KINDS.skills] ?? []).filter(({ value }) => !asked.skills?.includes(value));
  return {
    location: countPlaces(location),
    ...mapChoices((name) => choices[name].slice(0, FACET_VALUES)),
    skills: others.slice(0, FACET_VALUES),
  };
}

/** Counts cities ("Pune" of "Pune, Maharashtra") by the jobs that their words find. */
function countPlaces(places: FacetValue[]): FacetValue[] {
  const cities = new Map<string, { value: string; weight: number }>();
  for (const { value, count } of places) {
    const city = value.split(",")[0]?.trim() ?? "";
    const key = wordsOf(city).join(" ");
    const knownCity = cities.get(key);
    // The most frequent spelling comes first and is used.
    if (key) cities.set(key, { value: knownCity?.value ?? city, weight: (knownCity?.weight ?? 0) + (count ?? 1) });
  }
  const isCounted = places.every(({ count }) => count !== null);
  const placesWithWords = places.map(({ value, count }) => ({ words: new Set(wordsOf(value)), count: count ?? 0 }));
  return [...cities]
    .sort(([, a], [, b]) => b.weight - a.weight)
    .slice(0, FACET_VALUES)
    .map(([key, { value }]) => ({ value, count: isCounted ? countWith(key.split(" "), placesWithWords) : null }));
}

const countWith = (words: readonly string[], held: readonly { words: ReadonlySet<string>; count: number }[]) =>
  held.reduce((sum, one) => sum + (words.every((word) => one.words.has(word)) ? one.count : 0), 0);
