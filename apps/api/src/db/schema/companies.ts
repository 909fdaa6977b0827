import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";

/**
 * The companies of employers. A trigger creates one with each employer's account and deletes it with its last person. It
 * has the id of the person for whom it was created, because the former release knows no other id.
 */
export const companies = pgTable("companies", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull().default(""),
  website: text("website").notNull().default(""),
  /** When an admin verified it. */
  verifiedAt: timestampColumn("verified_at"),
  /** When its profile was last changed; null before the first change. */
  updatedAt: timestampColumn("updated_at"),
  createdAt: timestampColumn("created_at").notNull(),
});
