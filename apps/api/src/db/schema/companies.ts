import type { RejectionReason } from "@dryrun/domain/company/rejection-reasons/limits";
import type { StageSet } from "@dryrun/domain/company/stages/rules";
import { index, jsonb, text, uuid } from "drizzle-orm/pg-core";
import { bytea, timestampColumn } from "./columns.ts";
import { personal, personalTable } from "./personal.ts";

/**
 * The companies of employers. A trigger creates one with each employer's account and deletes it with its last person. It
 * has the id of the person for whom it was created, because the former release knows no other id.
 */
export const companies = personalTable("companies", "with its last account", {
  id: personal(uuid("id").primaryKey(), { notDownloaded: "the account's company" }),
  name: personal(text("name").notNull().default(""), { notDownloaded: "the account has a copy" }),
  website: personal(text("website").notNull().default(""), { notDownloaded: "the account has a copy" }),
  city: personal(text("city").notNull().default("")),
  /** Plain text. */
  about: personal(text("about").notNull().default("")),
  /** The reasons that its people can choose for rejections; null for the default ones. */
  rejectionReasons: personal(jsonb("rejection_reasons").$type<RejectionReason[]>()),
  /** The stages of its jobs that have none of their own; null for the default ones. */
  stages: personal(jsonb("stages").$type<StageSet>()),
  /** When an admin verified it. */
  verifiedAt: personal(timestampColumn("verified_at"), { notDownloaded: "the account has a copy" }),
  /** When its profile was last changed; null before the first change. */
  updatedAt: personal(timestampColumn("updated_at"), { notDownloaded: "the account has a copy" }),
  createdAt: personal(timestampColumn("created_at").notNull(), { notDownloaded: "the account has a copy" }),
});

/** The logos of companies, in a table of their own, because most reads of a company do not need the picture. */
export const companyLogos = personalTable(
  "company_logos",
  "with its company",
  {
    companyId: personal(
      uuid("company_id")
        .primaryKey()
        .references(() => companies.id, { onDelete: "cascade" }),
      { notDownloaded: "the account's company" },
    ),
    /** Made of the picture's content; part of its public path. */
    name: personal(text("name").notNull(), { notDownloaded: "made of the picture" }),
    /** A small picture that the server has drawn from the uploaded one. */
    png: personal(bytea("png").notNull()),
    setAt: personal(timestampColumn("set_at").notNull()),
  },
  (table) => [index("company_logos_by_name").on(table.name)],
);
