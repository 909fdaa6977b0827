import {
  type DayHours,
  DEFAULT_BUFFER_MINUTES,
  DEFAULT_HORIZON_DAYS,
  DEFAULT_NOTICE_HOURS,
  FEED_FAILURES,
  MEETING_SIDES,
  MEETING_STATUSES,
  type UnreadEntries,
} from "@dryrun/domain/company/meetings/limits";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";
import { ACCOUNT_ID, impersonal, OUR_ID, personal, personalTable } from "./personal.ts";

/**
 * When people of companies can meet candidates. A booking locks the rows of all of them in the order of their ids, so that
 * no time is taken twice.
 */
export const meetingAvailability = personalTable(
  "meeting_availability",
  "with the account, or until the person leaves the company",
  {
    userId: personal(
      uuid("user_id")
        .primaryKey()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    hours: personal(jsonb("hours").$type<DayHours[]>().notNull()),
    noticeHours: personal(smallint("notice_hours").notNull().default(DEFAULT_NOTICE_HOURS)),
    horizonDays: personal(smallint("horizon_days").notNull().default(DEFAULT_HORIZON_DAYS)),
    bufferMinutes: personal(smallint("buffer_minutes").notNull().default(DEFAULT_BUFFER_MINUTES)),
    /** The address of the person's own calendar, sealed: anybody who has it can read the calendar. */
    feedUrl: personal(text("feed_url"), { notDownloaded: "a secret; the download says whether there is one" }),
    /** When somebody last began to read the feed. */
    feedTriedAt: impersonal(timestampColumn("feed_tried_at")),
    /** When it was last read, and why the last attempt failed. */
    feedReadAt: personal(timestampColumn("feed_read_at")),
    feedFailure: impersonal(text("feed_failure", { enum: FEED_FAILURES })),
    /** How many entries it has, and how many of them could not be read, or not wholly. */
    feedEntries: impersonal(integer("feed_entries")),
    feedUnread: impersonal(jsonb("feed_unread").$type<UnreadEntries[]>().notNull().default([])),
    /** Start and end of the feed's busy times, in milliseconds. Nothing else of the feed is stored. */
    busy: personal(jsonb("busy").$type<[number, number][]>().notNull().default([]), {
      notDownloaded: "read from the person's own calendar",
    }),
  },
);

/** Meetings of companies with candidates. */
export const meetings = personalTable(
  "meetings",
  "with the application, without its texts once an account is deleted",
  {
    /** Ids sort by time. */
    id: impersonal(uuid("id").primaryKey()),
    applicationId: personal(
      uuid("application_id")
        .notNull()
        .references(() => applications.id, { onDelete: "cascade" }),
      { notDownloaded: OUR_ID },
    ),
    /** Null once that account is deleted or has left the company. */
    organiserId: personal(
      uuid("organiser_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    minutes: personal(smallint("minutes").notNull()),
    /** An address, a link or a telephone number, as the company typed it. */
    place: personal(text("place").notNull()),
    message: personal(text("message").notNull().default("")),
    /** The proposed starts as ISO times; null for all free times of the organiser. */
    slots: impersonal(jsonb("slots").$type<string[]>()),
    status: personal(text("status", { enum: MEETING_STATUSES }).notNull().default("proposed")),
    /** Set by a booking, and kept by a cancellation. */
    startsAt: personal(timestampColumn("starts_at")),
    endsAt: personal(timestampColumn("ends_at"), { notDownloaded: "follows from the start" }),
    /** Counts the changes that calendars and mails must know. */
    sequence: impersonal(integer("sequence").notNull().default(0)),
    /** When the next reminder is due; null if none is. */
    remindAt: impersonal(timestampColumn("remind_at")),
    cancelledBy: personal(text("cancelled_by", { enum: MEETING_SIDES })),
    reason: personal(text("reason").notNull().default("")),
    createdAt: personal(timestampColumn("created_at").notNull()),
  },
  (table) => [
    index("meetings_of_application").on(table.applicationId, table.createdAt.desc()),
    index("meetings_of_organiser").on(table.organiserId, table.endsAt),
    index("meetings_due").on(table.remindAt).where(sql`remind_at is not null`),
  ],
);

/** The people of the company who are in a meeting besides its organiser. */
export const meetingColleagues = personalTable(
  "meeting_colleagues",
  "with the meeting or the account, or until the person leaves the company",
  {
    meetingId: personal(
      uuid("meeting_id")
        .notNull()
        .references(() => meetings.id, { onDelete: "cascade" }),
      { notDownloaded: "one of our ids; the download has the meeting" },
    ),
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.userId] }),
    index("meeting_colleagues_by_user").on(table.userId),
  ],
);
