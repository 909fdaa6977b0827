import { ATTENDANCE_STATUSES } from "@dryrun/domain/masterclass/limits";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { at, citext } from "./columns.ts";

/** One hour at one time; made by an admin. */
export const liveSessions = pgTable(
  "live_sessions",
  {
    id: uuid("id").primaryKey(),
    title: text("title").notNull(),
    startAt: at("start_at").notNull(),
    endAt: at("end_at").notNull(),
    teamsMeetingUrl: text("teams_meeting_url").notNull(),
    active: boolean("active").notNull().default(true),
    recordingUrl: text("recording_url"),
    /** When the meeting's attendance report was imported. */
    reportedAt: at("reported_at"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("live_sessions_by_start").on(table.startAt)],
);

/** A place in a session; it belongs to an e-mail address, and to an account once that address is proven. */
export const enrolments = pgTable(
  "enrolments",
  {
    id: uuid("id").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => liveSessions.id),
    /** Null once the person has deleted the account; name and phone are "" then. */
    email: citext("email"),
    fullName: text("full_name").notNull(),
    phone: text("phone").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    attendanceStatus: text("attendance_status", { enum: ATTENDANCE_STATUSES }).notNull().default("not_attended"),
    attendedAt: at("attended_at"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("one_enrolment_per_session").on(table.sessionId, table.email),
    index("enrolments_by_user").on(table.userId, table.createdAt.desc()),
  ],
);
