import { OFFERS } from "@dryrun/domain/masterclass/limits";
import { boolean, index, text, uuid } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { impersonalTable } from "./personal.ts";

/** A live session: one hour at one time, created by an admin. */
export const liveSessions = impersonalTable(
  "live_sessions",
  "for good",
  {
    id: uuid("id").primaryKey(),
    title: text("title").notNull(),
    startAt: timestampColumn("start_at").notNull(),
    endAt: timestampColumn("end_at").notNull(),
    teamsMeetingUrl: text("teams_meeting_url").notNull(),
    active: boolean("active").notNull().default(true),
    /** The offer to enrolled people after the session was switched off; the sweep settles each seat. */
    offer: text("offer", { enum: OFFERS }),
    recordingUrl: text("recording_url"),
    /** When the meeting's attendance report was imported. */
    reportedAt: timestampColumn("reported_at"),
    createdAt: timestampColumn("created_at").notNull(),
    /** When an admin last changed it; null: never. */
    updatedAt: timestampColumn("updated_at"),
  },
  (table) => [index("live_sessions_by_start").on(table.startAt)],
);
