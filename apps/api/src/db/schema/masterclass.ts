import { ATTENDANCE_STATUSES } from "@dryrun/domain/masterclass/limits";
import { index, integer, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, timestampColumn } from "./columns.ts";
import { liveSessions } from "./live-sessions.ts";
import { orders } from "./payments.ts";

/** A seat in a session. It belongs to an e-mail address, and to an account once that address is verified. */
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
    /** The order that paid for it; the free seat after a missed session has the order of the missed seat. */
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** The order of a course whose price was reduced by the ₹99 of this attended session. */
    creditOrderId: uuid("credit_order_id").references(() => orders.id, { onDelete: "set null" }),
    attendanceStatus: text("attendance_status", { enum: ATTENDANCE_STATUSES }).notNull().default("not_attended"),
    attendedAt: timestampColumn("attended_at"),
    /** Minutes in the meeting from the imported report; null before an import. */
    reportedMinutes: real("reported_minutes"),
    /** Hours before the start at which the last reminder was sent. */
    remindedHours: integer("reminded_hours"),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("one_enrolment_per_session").on(table.sessionId, table.email),
    index("enrolments_by_user").on(table.userId, table.createdAt.desc()),
    index("enrolments_by_email").on(table.email),
    index("enrolments_by_order").on(table.orderId),
  ],
);
