import { TOTAL_CAP } from "@dryrun/domain/pages";
import { MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { createRecent } from "../recent.ts";
import { queryWordsOf } from "../tokens.ts";
import { type Correction, type JobFilter, planSearch, type SearchPlan } from "./search-plan.ts";
import { findListed, readListings } from "./search-queries.ts";

export interface Found {
  ids: string[];
  total: number;
  totalIsCapped: boolean;
  corrected: Correction[];
}

/** The result for a filter: its first ids, and a function for the rest. */
interface Head extends SearchPlan {
  ids: string[];
  total: number;
}

/** Ids kept of each search: twenty pages, more than people turn. */
const KEPT_IDS = 400;
const KEPT_SEARCHES = 4000;
const KEPT_MINUTES = 5;
const STALE_MINUTES = 10;
const LISTINGS_MINUTES = 10;

/**
 * Finds listed jobs, newest first. Results are cached until `forget` is called, which a process does when it posts or changes
 * a job. A job that another process posts appears after five minutes: the first search after that is answered from the cache
 * and refreshes it. After ten minutes the search runs before the answer.
 */
export function createJobSearch({ db, clock }: { db: Db; clock: Clock }) {
  const heads = createRecent<Head>({
    most: KEPT_SEARCHES,
    keptMs: KEPT_MINUTES * MINUTE_MS,
    staleMs: STALE_MINUTES * MINUTE_MS,
    clock,
  });
  const listings = createRecent<Awaited<ReturnType<typeof readListings>>>({
    most: 1,
    keptMs: LISTINGS_MINUTES * MINUTE_MS,
    staleMs: 2 * LISTINGS_MINUTES * MINUTE_MS,
    clock,
  });

  async function look(filter: JobFilter): Promise<Head> {
    const plan = await planSearch(db, filter, clock.now(), await listings.get("", () => readListings(db)));
    const slice = { skipped: 0, wanted: KEPT_IDS };
    return { ...plan, ...(await findListed(db, plan.listed, plan.byWalking, TOTAL_CAP, slice)) };
  }

  /** A page of the result; paging ends at the capped total, so that no request walks the whole index. */
  async function idsOf({ ids, listed, byWalking, total }: Head, skipped: number, limit: number): Promise<string[]> {
    const wanted = Math.max(0, Math.min(limit, Math.min(total, TOTAL_CAP) - skipped));
    if (wanted === 0 || skipped + wanted <= ids.length) return ids.slice(skipped, skipped + wanted);
    return (await findListed(db, listed, byWalking, TOTAL_CAP, { skipped, wanted })).ids;
  }

  return {
    /** Totals are exact up to the cap, so that no page needs a full count. */
    async find(filter: JobFilter & { page: number; limit: number }): Promise<Found> {
      const { title, location, jobType = "", datePosted = "" } = filter;
      const asked = [queryWordsOf(title).join(" "), queryWordsOf(location).join(" "), jobType, datePosted];
      const head = await heads.get(asked.join("|"), () => look(filter));
      return {
        ids: await idsOf(head, (filter.page - 1) * filter.limit, filter.limit),
        total: Math.min(head.total, TOTAL_CAP),
        totalIsCapped: head.total > TOTAL_CAP,
        corrected: head.corrected,
      };
    },
    forget: heads.forget,
  };
}
