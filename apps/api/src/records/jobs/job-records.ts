import { MINUTE_MS } from "@dryrun/domain/time";
import { LRUCache } from "lru-cache";
import type { Database, Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { findJobs, findNewJobs, type JobQuery, type Window } from "../../search/jobs/find-jobs.ts";
import { createJobSource } from "../../search/jobs/search-source.ts";
import { createRecent } from "../../search/recent.ts";
import { createSearch } from "../../search/search.ts";
import { type ListedJob, listedJobAnswer } from "./job-answers.ts";
import { type JobsTx, renewListings } from "./job-listings.ts";
import { prepareFindListed } from "./job-rows.ts";

/** The maximum number of cached rows, about a kilobyte each. */
const KEPT_ROWS = 40_000;
const KEPT_MINUTES = 5;

/** Caches jobs of lists for five minutes or until they change, because many lists contain the same jobs. */
export function createListedJobs({ db, clock }: { db: Db; clock: Clock }) {
  const findListed = prepareFindListed(db);
  const cache = new LRUCache<string, ListedJob>({
    max: KEPT_ROWS,
    ttl: KEPT_MINUTES * MINUTE_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return {
    /** Reads jobs in the order of the ids; deleted ones are missing. */
    async read(ids: readonly string[]): Promise<ListedJob[]> {
      const jobsById = new Map(ids.map((id) => [id, cache.get(id)]));
      const missing = ids.filter((id) => !jobsById.get(id));
      const now = clock.now();
      for (const row of missing.length > 0 ? await findListed(missing) : []) {
        const job = listedJobAnswer(row, now);
        jobsById.set(row.id, job);
        cache.set(row.id, job);
      }
      return ids.flatMap((id) => jobsById.get(id) ?? []);
    },
    forget(ids: readonly string[]): void {
      for (const id of ids) cache.delete(id);
    },
  };
}

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
function createJobSearch({ database, clock, onError, onChange }: JobSearchDeps) {
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

interface JobRecordsDeps {
  database: Pick<Database, "db" | "listen">;
  clock: Clock;
  onError: (error: unknown) => void;
}

export type JobRecords = ReturnType<typeof createJobRecords>;

/** The job search, jobs as lists show them, and the transaction in which jobs change. */
export function createJobRecords({ database, clock, onError }: JobRecordsDeps) {
  const { db } = database;
  const listedJobs = createListedJobs({ db, clock });
  const { index, search, searchNew } = createJobSearch({ database, clock, onError, onChange: listedJobs.forget });
  return {
    index,
    search,
    searchNew,
    /** In the order of the ids, without deleted ones. */
    readListed: listedJobs.read,
    /** Brings listings of an older release up to date; returns whether there may be more. */
    sweep: (): Promise<boolean> => db.transaction((tx) => renewListings(tx as Db as JobsTx)),
    /** The only transaction in which jobs are written. When it resolves, the search of this process knows the change. */
    async change<T>(work: (tx: JobsTx) => Promise<T>): Promise<T> {
      const result = await db.transaction((tx) => work(tx as Db as JobsTx));
      await index.catchUp();
      return result;
    },
  };
}
