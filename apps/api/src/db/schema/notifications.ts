import { NOTIFICATION_EVENTS } from "@dryrun/domain/notifications/limits";
import { sql } from "drizzle-orm";
import { index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { at } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** What a person is notified of, on the account; written with the change that it is about. */
export const notifications = pgTable(
  "notifications",
  {
    /** Sorts by time. */
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    event: text("event", { enum: NOTIFICATION_EVENTS }).notNull(),
    /** Names what happened: the same twice is one notification. */
    key: text("key").notNull(),
    sessionId: uuid("session_id"),
    applicationId: uuid("application_id"),
    /** Title and company are read from the job. */
    jobId: uuid("job_id").references(() => jobs.id),
    /** Of a company that opened the profile, as it was called on that day. */
    company: text("company"),
    score: smallint("score"),
    /** How many new jobs an alert found, and its filters. */
    found: smallint("found"),
    search: text("search"),
    createdAt: at("created_at").notNull(),
    readAt: at("read_at"),
  },
  (table) => [
    uniqueIndex("one_notification_per_key").on(table.userId, table.key),
    index("notifications_by_user").on(table.userId, table.id.desc()),
    index("notifications_unread").on(table.userId).where(sql`read_at is null`),
    index("notifications_by_age").on(table.createdAt),
  ],
);
