import { NOTIFICATION_EVENTS } from "@dryrun/domain/notifications/limits";
import { sql } from "drizzle-orm";
import { index, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { ACCOUNT_ID, impersonal, OUR_ID, personal, personalTable } from "./personal.ts";

/** Notifications of an account; written in the transaction of the change. */
export const notifications = personalTable(
  "notifications",
  "notifications",
  {
    /** Ids sort by time. */
    id: impersonal(uuid("id").primaryKey()),
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    event: personal(text("event", { enum: NOTIFICATION_EVENTS }).notNull()),
    /** Identifies the event: a second one with the same key adds no notification. */
    key: personal(text("key").notNull(), { notDownloaded: "names the event and one of our ids" }),
    sessionId: personal(uuid("session_id"), { notDownloaded: OUR_ID }),
    applicationId: personal(uuid("application_id"), { notDownloaded: OUR_ID }),
    meetingId: personal(uuid("meeting_id"), { notDownloaded: OUR_ID }),
    /** Title and company are read through the job. */
    jobId: personal(
      uuid("job_id").references(() => jobs.id),
      { notDownloaded: "the download names the job" },
    ),
    /** The company that viewed the profile, under its name on that day. */
    company: personal(text("company")),
    score: personal(smallint("score")),
    /** The colleague who mentioned the person or assigned the application; null once that account is deleted. */
    byId: personal(
      uuid("by_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "an account of the company" },
    ),
    /** The number of new jobs that an alert found, and its filters. */
    found: personal(smallint("found")),
    search: personal(text("search")),
    createdAt: personal(timestampColumn("created_at").notNull()),
    readAt: personal(timestampColumn("read_at")),
  },
  (table) => [
    uniqueIndex("one_notification_per_key").on(table.userId, table.key),
    index("notifications_by_user").on(table.userId, table.id.desc()),
    index("notifications_unread").on(table.userId).where(sql`read_at is null`),
    index("notifications_by_age").on(table.createdAt),
    index("notifications_by_colleague").on(table.byId).where(sql`by_id is not null`),
  ],
);
