import type { Database, Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { type JobsTx, renewListings } from "./job-listings.ts";
import { createJobSearch } from "./job-search.ts";
import { createListedJobs } from "./listed-jobs.ts";

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
