import { createJobRecords } from "../records/jobs.ts";
import { createCandidateSource } from "../search/candidates/search-source.ts";
import { createSearch } from "../search/search.ts";
import type { Adapters } from "./adapters.ts";

/** The jobs with their search, and all searches that a serving process holds in memory. */
export function openSearches({ database, clock, isServing, onError }: Adapters) {
  const jobRecords = createJobRecords({ database, clock, onError });
  const candidates = createSearch(createCandidateSource(database.db), { database, onError });
  const searches = { jobs: jobRecords.index, candidates };
  if (isServing) for (const search of Object.values(searches)) search.start();
  return {
    jobRecords,
    searches,
    async stopSearches() {
      for (const search of Object.values(searches)) await search.stop();
    },
  };
}
