import { MINUTE_MS } from "@dryrun/domain/time";
import type { Database } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { findJobs, findNewJobs, type JobQuery, type Window } from "../../search/jobs/find-jobs.ts";
import { createJobSource } from "../../search/jobs/search-source.ts";
import { createRecent } from "../../search/recent.ts";
import { createSearch } from "../../search/search.ts";

/** Search pages cached for a minute or until a job changes: many people send the same search. */
const CACHED_SEARCHES = 2000;

interface JobSearchDeps {
  database: Pick<Database, "db" | "listen">;
  clock: Clock;
  onError: (error: unknown) => void;
  /** Called with the ids of listings that any process changed. */
  onChange: (ids: readonly string[]) => void;
}

/** The search over listed jobs, with a cache of its latest pages. */
export function createJobSearch({ database, clock, onError, onChange }: JobSearchDeps) {
  const pages = createRecent<Awaited<ReturnType<typeof findJobs>>>({
    most: CACHED_SEARCHES,
    keptMs: MINUTE_MS,
    clock,
  });
  const index = createSearch(createJobSource(database.db), {
    database,
    onError,
    onChange(ids) {
      pages.forget();
      onChange(ids);
    },
  });
  return {
    /** To be started where jobs are searched for, and stopped. */
    index,
    /** The ids of the jobs that a filter finds. Totals are exact up to the cap. */
    search: (asked: JobQuery) => pages.get(JSON.stringify(asked), () => findJobs(index, asked, clock.now())),
    /** The newest jobs that were posted in this window and match an alert's filter, at most `most`. */
    async searchNew(filter: Parameters<typeof findNewJobs>[1], posted: Window, most: number): Promise<string[]> {
      await index.catchUp();
      return findNewJobs(index, filter, posted, clock.now(), most);
    },
  };
}
