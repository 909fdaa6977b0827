import { ATTENDANCE_STATUSES } from "@dryrun/domain/masterclass/limits";
import { index, integer, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, timestampColumn } from "./columns.ts";
import { liveSessions } from "./live-sessions.ts";
import { orders } from "./payments.ts";
import { impersonal, LAW, personal, personalTable } from "./personal.ts";

/** A seat in a session. It belongs to an e-mail address, and to an account once that address is verified. */
export const enrolments = personalTable(
  "enrolments",
  "for good; without the person once the account is deleted",
  {
    id: impersonal(uuid("id").primaryKey()),
    sessionId: impersonal(
      uuid("session_id")
        .notNull()
        .references(() => liveSessions.id),
    ),
    /** Null once the person has deleted the account; name and phone are "" then. */
    email: personal(citext("email")),
    fullName: personal(text("full_name").notNull()),
    phone: personal(text("phone").notNull()),
    userId: personal(uuid("user_id").references(() => users.id, { onDelete: "set null" })),
    /** The order that paid for it; the free seat after a missed session has the order of the missed seat. */
    orderId: personal(
      uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
      { notDownloaded: "the order has it", notDeleted: LAW },
    ),
    /** The order of a course whose price was reduced by the ₹99 of this attended session. */
    creditOrderId: personal(
      uuid("credit_order_id").references(() => orders.id, { onDelete: "set null" }),
      { notDownloaded: "the order has it", notDeleted: LAW },
    ),
    attendanceStatus: personal(
      text("attendance_status", { enum: ATTENDANCE_STATUSES }).notNull().default("not_attended"),
      { notDeleted: "how many came, without who" },
    ),
    attendedAt: personal(timestampColumn("attended_at"), { notDeleted: "how many came, without who" }),
    /** Minutes in the meeting from the imported report; null before an import. */
    reportedMinutes: personal(real("reported_minutes"), { notDeleted: "how many came, without who" }),
    /** Hours before the start at which the last reminder was sent. */
    remindedHours: impersonal(integer("reminded_hours")),
    createdAt: personal(timestampColumn("created_at").notNull(), { notDeleted: "how many came, without who" }),
  },
  (table) => [
    uniqueIndex("one_enrolment_per_session").on(table.sessionId, table.email),
    index("enrolments_by_user").on(table.userId, table.createdAt.desc()),
    index("enrolments_by_email").on(table.email),
    index("enrolments_by_order").on(table.orderId),
  ],
);
