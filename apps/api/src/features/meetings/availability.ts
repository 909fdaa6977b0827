import { saveMeetingAvailability } from "@dryrun/domain/company/meetings/calls";
import type { meetingAvailability } from "@dryrun/domain/company/meetings/contract";
import {
  DEFAULT_BUFFER_MINUTES,
  DEFAULT_HORIZON_DAYS,
  DEFAULT_HOURS,
  DEFAULT_NOTICE_HOURS,
} from "@dryrun/domain/company/meetings/limits";
import { freeTimes, openSlots } from "@dryrun/domain/company/meetings/rules";
import type { Availability as Given } from "@dryrun/domain/company/meetings/schema";
import type { Output } from "@dryrun/domain/contract/define";
import { invalidField } from "../../errors/app-error.ts";
import { lockAsMember } from "../../records/company/delegated-rights.ts";
import { NO_FEED } from "../../records/company/meetings.ts";
import type { Member } from "../../records/company/members.ts";
import { lockTimes, type Timetable } from "./colleagues/queries.ts";
import type { MeetingDeps } from "./deps.ts";
import { refreshFeed, SEALED } from "./feed.ts";
import * as query from "./queries.ts";

type Answer = Output<typeof meetingAvailability>["availability"];

const DEFAULTS: Answer = {
  hours: [...DEFAULT_HOURS],
  noticeHours: DEFAULT_NOTICE_HOURS,
  horizonDays: DEFAULT_HORIZON_DAYS,
  bufferMinutes: DEFAULT_BUFFER_MINUTES,
  feed: null,
};

function answerOf(row: query.AvailabilityRow | undefined, keys: MeetingDeps["keys"]): Answer {
  if (!row) return DEFAULTS;
  const {
    hours,
    noticeHours,
    horizonDays,
    bufferMinutes,
    feedUrl,
    feedReadAt,
    feedFailure,
    busy,
    feedEntries,
    feedUnread,
  } = row;
  const url = feedUrl && URL.parse(keys.open(SEALED, feedUrl) ?? "");
  const feed = feedUrl && {
    host: url ? url.host : "",
    readAt: feedReadAt?.toISOString() ?? null,
    failure: feedFailure,
    busyCount: busy.length,
    entries: feedEntries,
    unread: feedUnread,
  };
  return { hours, noticeHours, horizonDays, bufferMinutes, feed: feed || null };
}

type Timed = Pick<query.MeetingRow, "minutes" | "slots">;

/** Returns the start times that a candidate can book: those proposed, or those at which all these people are free. */
export function timesOf({ minutes, slots }: Timed, people: readonly Timetable[], now: Date): Date[] {
  const [organiser, ...colleagues] = people;
  if (!organiser) return [];
  if (!slots) return freeTimes({ ...organiser, colleagues }, minutes, now);
  const booked = people.flatMap((person) => person.booked);
  return openSlots(slots, booked, minutes, now);
}

export type MeetingAvailability = ReturnType<typeof createAvailability>;

/** Manages when candidates can meet a person of a company. */
export function createAvailability(deps: MeetingDeps) {
  const { db, keys, outbound, newFeeds } = deps;
  const urlOf = ({ feedUrl }: Partial<query.AvailabilityRow> = {}) => feedUrl && keys.open(SEALED, feedUrl);
  const read = async (userId: string) => answerOf(await query.findAvailability(db, userId), keys);
  return {
    async read({ userId }: Member): Promise<Answer> {
      await refreshFeed(deps, userId);
      return read(userId);
    },

    /**
     * Reads a new calendar at once, so that the answer says whether that worked. One that is saved again is read as often
     * as before.
     */
    async save(member: Member, { feedUrl, ...given }: Given): Promise<Answer> {
      const { userId } = member;
      const refusal = feedUrl ? outbound.refusalOf(feedUrl) : null;
      if (refusal) throw invalidField("feedUrl", refusal);
      const isNew = !!feedUrl && feedUrl !== urlOf(await query.findAvailability(db, userId));
      if (isNew) await newFeeds.take(userId);
      await db.transaction(async (tx) => {
        await lockAsMember(tx, member, saveMeetingAvailability);
        await lockTimes(tx, [userId]);
        const former = await query.findAvailability(tx, userId);
        const isSame = feedUrl === undefined || feedUrl === (urlOf(former) ?? "");
        // One that another call replaced in the meantime was not counted, so that it waits for the next reading.
        const feedTriedAt = isNew ? null : (former?.feedTriedAt ?? null);
        const feed = { ...NO_FEED, feedTriedAt, feedUrl: feedUrl ? keys.seal(SEALED, feedUrl) : null };
        await query.saveAvailability(tx, userId, { ...given, ...(!isSame && feed) });
      });
      if (feedUrl) await refreshFeed(deps, userId);
      return read(userId);
    },
  };
}
