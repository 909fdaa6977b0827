import { NOTIFICATION_EVENTS } from "@dryrun/domain/notifications/limits";
import { sql } from "drizzle-orm";
import { index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** Notifications of an account; written in the transaction of the change. */
export const notifications = pgTable(
  "notifications",
  {
    /** Ids sort by time. */
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    event: text("event", { enum: NOTIFICATION_EVENTS }).notNull(),
    /** Identifies the event: a second one with the same key adds no notification. */
    key: text("key").notNull(),
    sessionId: uuid("session_id"),
    applicationId: uuid("application_id"),
    meetingId: uuid("meeting_id"),
    /** Title and company are read through the job. */
    jobId: uuid("job_id").references(() => jobs.id),
    /** The company that viewed the profile, under its name on that day. */
    company: text("company"),
    score: smallint("score"),
    /** The colleague who mentioned the person or assigned the application; null once that account is deleted. */
    byId: uuid("by_id").references(() => users.id, { onDelete: "set null" }),
    /** The number of new jobs that an alert found, and its filters. */
    found: smallint("found"),
    search: text("search"),
    createdAt: timestampColumn("created_at").notNull(),
    readAt: timestampColumn("read_at"),
  },
  (table) => [
    uniqueIndex("one_notification_per_key").on(table.userId, table.key),
    index("notifications_by_user").on(table.userId, table.id.desc()),
    index("notifications_unread").on(table.userId).where(sql`read_at is null`),
    index("notifications_by_age").on(table.createdAt),
    index("notifications_by_colleague").on(table.byId).where(sql`by_id is not null`),
  ],
);
