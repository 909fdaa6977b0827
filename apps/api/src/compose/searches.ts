import { createJobRecords } from "../records/jobs/job-records.ts";
import { createCandidateSource } from "../search/candidates/search-source.ts";
import { createSearch } from "../search/search.ts";
import type { Adapters } from "./adapters.ts";

/** Creates the jobs with their search, and the candidates' search. */
export function openSearches({ database, clock, isServing, isWorking, onError }: Adapters) {
  const jobRecords = createJobRecords({ database, clock, onError });
  const candidates = createSearch(createCandidateSource(database.db), { database, onError });
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
