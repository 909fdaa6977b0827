import type { RejectionReason } from "@dryrun/domain/company/rejection-reasons/limits";
import type { StageSet } from "@dryrun/domain/company/stages/limits";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytea, timestampColumn } from "./columns.ts";

/**
 * The companies of employers. A trigger creates one with each employer's account and deletes it with its last person. It
 * has the id of the person for whom it was created, because the former release knows no other id.
 */
export const companies = pgTable("companies", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull().default(""),
  website: text("website").notNull().default(""),
  city: text("city").notNull().default(""),
  /** Plain text. */
  about: text("about").notNull().default(""),
  /** The reasons that its people can choose for rejections; null for the default ones. */
  rejectionReasons: jsonb("rejection_reasons").$type<RejectionReason[]>(),
  /** The stages of its jobs that have none of their own; null for the default ones. */
  stages: jsonb("stages").$type<StageSet>(),
  /** When an admin verified it. */
  verifiedAt: timestampColumn("verified_at"),
  /** When its profile was last changed; null before the first change. */
  updatedAt: timestampColumn("updated_at"),
  createdAt: timestampColumn("created_at").notNull(),
});

/** The logos of companies, in a table of their own, because most reads of a company do not need the picture. */
export const companyLogos = pgTable(
  "company_logos",
  {
    companyId: uuid("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** Made of the picture's content; part of its public path. */
    name: text("name").notNull(),
    /** A small picture that the server has drawn from the uploaded one. */
    png: bytea("png").notNull(),
    setAt: timestampColumn("set_at").notNull(),
  },
  (table) => [index("company_logos_by_name").on(table.name)],
);
