import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { at, citext } from "./columns.ts";

export const certificates = pgTable(
  "certificates",
  {
    id: uuid("id").primaryKey(),
    /** What stands under the QR code, in its stored form. */
    certId: text("cert_id").notNull().unique(),
    studentName: text("student_name").notNull(),
    /** Null once the person has deleted the account: name and course are a public record and stay. */
    email: citext("email"),
    courseName: text("course_name").notNull(),
    issuedOn: at("issued_on").notNull(),
    /** Null once that admin's account is gone. */
    issuedBy: uuid("issued_by").references(() => users.id, { onDelete: "set null" }),
    revokedAt: at("revoked_at"),
    revokeReason: text("revoke_reason").notNull().default(""),
  },
  (table) => [
    index("certificates_by_email").on(table.email),
    index("certificates_by_issue").on(table.issuedOn.desc(), table.id.desc()),
  ],
);
