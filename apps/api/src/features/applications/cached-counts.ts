import type { applicationCounts } from "@dryrun/domain/applications/triage/contract";
import type { Output } from "@dryrun/domain/contract/define";
import type { Clock } from "../../ports.ts";
import type { Member } from "../../records/company/members.ts";
import { type CachedNumbers, createCachedNumbers, LARGE } from "../../search/cached-numbers.ts";
import type { EmployerFilter } from "./received/filter-queries.ts";

type Counts = Output<typeof applicationCounts>;
type Filter = Partial<EmployerFilter>;

/** Caches the counts of an employer's lists. */
export interface CachedCounts {
  totals: CachedNumbers<number>;
  counts: CachedNumbers<Counts>;
  /** Call this when somebody of the company changed something. */
  forget(companyId: string): void;
  /** Call this when somebody of the company acted on an application of this job, which changes few of the counts. */
  forgetLook(companyId: string, jobId: string, look: Look): void;
}

interface Look {
  /** Whether the action changed the stage of an application, or opened it for the first time. */
  isOpened: boolean;
  /** Whether it read an interview that was waiting to be read. */
  isRead: boolean;
}

/** Returns the cache key of the counts of one list, for people who see the same jobs. */
export const countKey = ({ companyId, jobIds }: Pick<Member, "companyId" | "jobIds">, filter: Filter) =>
  `${companyId} ${JSON.stringify({ ...filter, jobIds })}`;
const filterOf = (key: string): Filter => JSON.parse(key.slice(key.indexOf(" ")));

export function createCachedCounts(clock: Clock): CachedCounts {
  const totals = createCachedNumbers<number>({ clock, isLarge: (total) => total >= LARGE });
  const counts = createCachedNumbers<Counts>({ clock, isLarge: ({ total }) => total >= LARGE });
  return {
    totals,
    counts,
    forget(companyId) {
      totals.forget(companyId);
      counts.forget(companyId);
    },
    forgetLook(companyId, jobId, { isOpened, isRead }) {
      const isOfJob = (filter: Filter) => filter.jobId === undefined || filter.jobId === jobId;
      const isOfRead = (filter: Filter) => isRead && filter.interview === "unread";
      const isOfOpened = (filter: Filter) => isOpened && (filter.stage !== undefined || filter.unopened !== undefined);
      totals.forget(companyId, (key) => {
        const filter = filterOf(key);
        return isOfJob(filter) && (isOfOpened(filter) || isOfRead(filter));
      });
      counts.forget(companyId, (key) => {
        const filter = filterOf(key);
        return isOfJob(filter) && (isOpened || isOfRead(filter));
      });
    },
  };
}
