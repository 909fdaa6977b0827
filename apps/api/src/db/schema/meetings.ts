import {
  type DayHours,
  DEFAULT_BUFFER_MINUTES,
  DEFAULT_HORIZON_DAYS,
  DEFAULT_NOTICE_HOURS,
  FEED_FAILURES,
  MEETING_SIDES,
  MEETING_STATUSES,
} from "@dryrun/domain/company/meetings/limits";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";

/**
 * When people of companies can meet candidates. A booking locks the rows of all of them in the order of their ids, so that
 * no time is taken twice.
 */
export const meetingAvailability = pgTable("meeting_availability", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  hours: jsonb("hours").$type<DayHours[]>().notNull(),
  noticeHours: smallint("notice_hours").notNull().default(DEFAULT_NOTICE_HOURS),
  horizonDays: smallint("horizon_days").notNull().default(DEFAULT_HORIZON_DAYS),
  bufferMinutes: smallint("buffer_minutes").notNull().default(DEFAULT_BUFFER_MINUTES),
  /** The address of the person's own calendar, sealed: anybody who has it can read the calendar. */
  feedUrl: text("feed_url"),
  /** When somebody last began to read the feed. */
  feedTriedAt: timestampColumn("feed_tried_at"),
  /** When it was last read, and why the last attempt failed. */
  feedReadAt: timestampColumn("feed_read_at"),
  feedFailure: text("feed_failure", { enum: FEED_FAILURES }),
  /** Start and end of the feed's busy times, in milliseconds. Nothing else of the feed is stored. */
  busy: jsonb("busy").$type<[number, number][]>().notNull().default([]),
});

/** Meetings of companies with candidates. */
export const meetings = pgTable(
  "meetings",
  {
    /** Ids sort by time. */
    id: uuid("id").primaryKey(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** Null once that account is deleted or has left the company. */
    organiserId: uuid("organiser_id").references(() => users.id, { onDelete: "set null" }),
    minutes: smallint("minutes").notNull(),
    /** An address, a link or a telephone number, as the company typed it. */
    place: text("place").notNull(),
    message: text("message").notNull().default(""),
    /** The proposed starts as ISO times; null for all free times of the organiser. */
    slots: jsonb("slots").$type<string[]>(),
    status: text("status", { enum: MEETING_STATUSES }).notNull().default("proposed"),
    /** Set by a booking, and kept by a cancellation. */
    startsAt: timestampColumn("starts_at"),
    endsAt: timestampColumn("ends_at"),
    /** Counts the changes that calendars and mails must know. */
    sequence: integer("sequence").notNull().default(0),
    /** When the next reminder is due; null if none is. */
    remindAt: timestampColumn("remind_at"),
    cancelledBy: text("cancelled_by", { enum: MEETING_SIDES }),
    reason: text("reason").notNull().default(""),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("meetings_of_application").on(table.applicationId, table.createdAt.desc()),
    index("meetings_of_organiser").on(table.organiserId, table.endsAt),
    index("meetings_due").on(table.remindAt).where(sql`remind_at is not null`),
  ],
);

/** The people of the company who are in a meeting besides its organiser. */
export const meetingColleagues = pgTable(
  "meeting_colleagues",
  {
    meetingId: uuid("meeting_id")
      .notNull()
      .references(() => meetings.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.userId] }),
    index("meeting_colleagues_by_user").on(table.userId),
  ],
);
