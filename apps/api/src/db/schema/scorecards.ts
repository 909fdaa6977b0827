import type { StoredScore } from "@dryrun/domain/applications/scorecards/limits";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";

/** The criteria of a job's scorecards, once somebody has changed them; before that, they are the interview's topics. */
export const scorecardCriteria = pgTable(
  "scorecard_criteria",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** The interview's topic, or a new id for a criterion that the company added. Scores refer to it. */
    key: text("key").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    position: smallint("position").notNull(),
    /** Set when a criterion that has scores was removed: they can still be read. */
    retiredAt: timestampColumn("retired_at"),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.key] })],
);

/** What one person of the company thinks of an application. The candidate never sees it. */
export const scorecards = pgTable(
  "scorecards",
  {
    id: uuid("id").primaryKey(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** Null once the author's account is deleted. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    scores: jsonb("scores").$type<StoredScore[]>().notNull(),
    /** 1 to 4. */
    overall: smallint("overall").notNull(),
    text: text("text").notNull().default(""),
    submittedAt: timestampColumn("submitted_at").notNull(),
    /** Null if it was never changed. */
    editedAt: timestampColumn("edited_at"),
    /** Counts the changes, from 1. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    uniqueIndex("one_scorecard_per_person").on(table.applicationId, table.authorId),
    index("scorecards_by_author").on(table.authorId).where(sql`author_id is not null`),
  ],
);
