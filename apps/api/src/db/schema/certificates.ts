import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, timestampColumn } from "./columns.ts";

export const certificates = pgTable(
  "certificates",
  {
    id: uuid("id").primaryKey(),
    /** The id printed under the QR code, in its stored form. */
    certId: text("cert_id").notNull().unique(),
    studentName: text("student_name").notNull(),
    /** Null once an account with this address was deleted. Name and course stay: they are a public record. */
    email: citext("email"),
    /** A keyed hash of the address when the deleted account had not verified it. The person who verifies it later is the holder. */
    holderHash: text("holder_hash"),
    courseName: text("course_name").notNull(),
    issuedOn: timestampColumn("issued_on").notNull(),
    /** Null once the admin's account has been deleted. */
    issuedBy: uuid("issued_by").references(() => users.id, { onDelete: "set null" }),
    revokedAt: timestampColumn("revoked_at"),
    revokeReason: text("revoke_reason").notNull().default(""),
  },
  (table) => [
    uniqueIndex("one_certificate_per_course")
      .on(table.email, sql`lower(${table.courseName})`)
      .where(sql`${table.revokedAt} is null and ${table.email} is not null`),
    index("certificates_by_email").on(table.email),
    index("certificates_by_holder_hash").on(table.holderHash).where(sql`${table.holderHash} is not null`),
    index("certificates_by_issue").on(table.issuedOn.desc(), table.id.desc()),
  ],
);
