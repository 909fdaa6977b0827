import {
  FEED_FRESH_MS,
  FEED_SECONDS,
  type FeedFailure,
  MAX_FEED_BYTES,
  MAX_HORIZON_DAYS,
} from "@dryrun/domain/company/meetings/limits";
import { addMs, DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import { findTurn } from "../../records/turns.ts";
import type { MeetingDeps } from "./deps.ts";
import * as query from "./queries.ts";

/** The purpose of the key that seals the addresses of calendars. */
export const SEALED = "calendar address";

type FeedDeps = Pick<MeetingDeps, "db" | "clock" | "outbound" | "calendars" | "keys" | "tolerate">;
const failed = (failure: FeedFailure): query.FailedFeed => ({ busy: null, failure });

const isRedirect = (status: number) => status >= 300 && status < 400;

async function read({ db, outbound, calendars }: FeedDeps, userId: string, url: string, now: Date) {
  const answer = await outbound.get(url, { maxBytes: MAX_FEED_BYTES, limitMs: FEED_SECONDS * SECOND_MS });
  if (answer.fault !== null) return failed(answer.fault);
  if (isRedirect(answer.status)) return failed("redirect");
  if (answer.status !== 200) return failed("status");
  if (!answer.body) return failed("large");
  const from = addMs(now, -DAY_MS).getTime();
  const until = addMs(now, (MAX_HORIZON_DAYS + 1) * DAY_MS).getTime();
  return calendars.read(answer.body, from, until, await findTurn(db, userId, now));
}

/**
 * Reads a person's calendar if it was not read lately. Several callers read it once. A fault of ours changes nothing: the
 * former times stay until the next reading.
 */
export async function refreshFeed(deps: FeedDeps, userId: string): Promise<void> {
  const { db, clock, keys, tolerate } = deps;
  const now = clock.now();
  const sealed = await query.claimFeed(db, userId, now, addMs(now, -FEED_FRESH_MS));
  const url = sealed && keys.open(SEALED, sealed);
  const result = sealed && url && (await tolerate("reading a calendar", read(deps, userId, url, now)));
  if (result) await query.saveFeed(db, userId, sealed, result, now);
}
