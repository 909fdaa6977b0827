import { sql } from "drizzle-orm";
import { index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, timestampColumn } from "./columns.ts";
import { impersonal, personal, personalTable } from "./personal.ts";

export const certificates = personalTable(
  "certificates",
  "for good: a public record",
  {
    id: impersonal(uuid("id").primaryKey()),
    /** The id printed under the QR code, in its stored form. */
    certId: personal(text("cert_id").notNull().unique(), { notDeleted: "a public record" }),
    studentName: personal(text("student_name").notNull(), { notDeleted: "a public record" }),
    /** Null once an account with this address was deleted. Name and course stay: they are a public record. */
    email: personal(citext("email")),
    /** A keyed hash of the address when the deleted account had not verified it. The person who verifies it later is the holder. */
    holderHash: personal(text("holder_hash"), { notDownloaded: "nobody can read an address from it" }),
    courseName: personal(text("course_name").notNull(), { notDeleted: "a public record" }),
    issuedOn: personal(timestampColumn("issued_on").notNull(), { notDeleted: "a public record" }),
    /** Null once the admin's account has been deleted. */
    issuedBy: personal(
      uuid("issued_by").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: "an admin's account" },
    ),
    revokedAt: personal(timestampColumn("revoked_at"), { notDeleted: "a public record" }),
    revokeReason: personal(text("revoke_reason").notNull().default(""), { notDeleted: "a public record" }),
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
