import { createJobRecords } from "../records/jobs/job-records.ts";
import { createCandidateSource } from "../search/candidates/search-source.ts";
import { createRemoteSearch } from "../search/remote/remote-search.ts";
import { createSearch, type NewSearch } from "../search/search.ts";
import type { Adapters } from "./adapters.ts";

/** Creates the jobs with their search, and the candidates' search: in the memory of this process or of another one. */
export function openSearches({ database, clock, searchPlace, isServing, isWorking, onError }: Adapters) {
  const newSearch: NewSearch = searchPlace
    ? ({ what }, deps) => createRemoteSearch(what, searchPlace, deps)
    : createSearch;
  const jobRecords = createJobRecords({ database, clock, newSearch, onError });
  const candidates = newSearch(createCandidateSource(database.db), { database, onError });
  const searches = { jobs: jobRecords.index, candidates };
  if (isServing || isWorking) searches.jobs.start(); // a worker searches for alerts
  if (isServing) searches.candidates.start();
  return {
    jobRecords,
    searches,
    async stopSearches() {
      for (const search of Object.values(searches)) await search.stop();
    },
  };
}
