import { COUNT_CAP, FACET_VALUES } from "@dryrun/domain/jobs/limits";
import type { FacetValue, Found, Search } from "../search.ts";
import { KIND, wordsOf } from "../tokens.ts";
import { type AskedJobs, queryFor, withoutFilter } from "./job-query.ts";

/** By the name of the filter. */
export type JobFacets = Record<"location" | "jobType" | "skills", FacetValue[]>;

const KINDS = { location: KIND.place, jobType: KIND.type, skills: KIND.skill } as const;
/** A chosen skill narrows what was found; a place or a type is chosen in place of another. */
const isReplaced = (asked: AskedJobs, name: "location" | "jobType") => !!asked[name];

/** The kinds of terms that the search itself is to count. */
export const facetKinds = (asked: AskedJobs): string[] => [
  KINDS.skills,
  ...(["location", "jobType"] as const).flatMap((name) => (isReplaced(asked, name) ? [] : [KINDS[name]])),
];

/**
 * How many jobs other values of a filter would find: of place and type in place of the present one, of skills beside them. Counted
 * where the search finds at most COUNT_CAP.
 */
export async function countFacets(
  search: Pick<Search, "find">,
  asked: AskedJobs,
  { facets }: Pick<Found, "facets">,
): Promise<JobFacets> {
  async function countsOf(name: "location" | "jobType"): Promise<FacetValue[]> {
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
  const [places, types] = await Promise.all([countsOf("location"), countsOf("jobType")]);
  const others = (facets[KINDS.skills] ?? []).filter(({ value }) => !asked.skills?.includes(value));
  return {
    location: countPlaces(places),
    jobType: types.slice(0, FACET_VALUES),
    skills: others.slice(0, FACET_VALUES),
  };
}

/** Cities, "Pune" of "Pune, Maharashtra", with what the filter finds by their words. */
function countPlaces(places: FacetValue[]): FacetValue[] {
  const cities = new Map<string, { value: string; weight: number }>();
  for (const { value, count } of places) {
    const city = value.split(",")[0]?.trim() ?? "";
    const key = wordsOf(city).join(" ");
    const known = cities.get(key);
    // The most frequent spelling comes first and is kept.
    if (key) cities.set(key, { value: known?.value ?? city, weight: (known?.weight ?? 0) + (count ?? 1) });
  }
  const isCounted = places.every(({ count }) => count !== null);
  const held = places.map(({ value, count }) => ({ words: new Set(wordsOf(value)), count: count ?? 0 }));
  return [...cities]
    .sort(([, a], [, b]) => b.weight - a.weight)
    .slice(0, FACET_VALUES)
    .map(([key, { value }]) => ({ value, count: isCounted ? countWith(key.split(" "), held) : null }));
}

const countWith = (words: readonly string[], held: readonly { words: ReadonlySet<string>; count: number }[]) =>
  held.reduce((sum, one) => sum + (words.every((word) => one.words.has(word)) ? one.count : 0), 0);
