import type { StoredScore } from "@dryrun/domain/applications/scorecards/limits";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { timestampColumn } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { impersonal, OUR_ID, OWN_NOTES, personal, personalTable, WRITTEN_FOR_COMPANY } from "./personal.ts";

/** The criteria of a job's scorecards, once somebody has changed them; before that, they are the interview's topics. */
export const scorecardCriteria = personalTable(
  "scorecard_criteria",
  "with the job's company",
  {
    jobId: impersonal(
      uuid("job_id")
        .notNull()
        .references(() => jobs.id, { onDelete: "cascade" }),
    ),
    /** The interview's topic, or a new id for a criterion that the company added. Scores refer to it. */
    key: impersonal(text("key").notNull()),
    name: personal(text("name").notNull(), { notDownloaded: "the company's, about a job" }),
    description: personal(text("description").notNull().default(""), { notDownloaded: "the company's, about a job" }),
    position: impersonal(smallint("position").notNull()),
    /** Set when a criterion that has scores was removed: they can still be read. */
    retiredAt: impersonal(timestampColumn("retired_at")),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.key] })],
);

/** What one person of the company thinks of an application. The candidate never sees it. */
export const scorecards = personalTable(
  "scorecards",
  "with the application or the student's account",
  {
    id: impersonal(uuid("id").primaryKey()),
    applicationId: personal(
      uuid("application_id")
        .notNull()
        .references(() => applications.id, { onDelete: "cascade" }),
      { notDownloaded: OUR_ID },
    ),
    /** Null once the author's account is deleted. */
    authorId: personal(
      uuid("author_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: WRITTEN_FOR_COMPANY },
    ),
    scores: personal(jsonb("scores").$type<StoredScore[]>().notNull(), { notDownloaded: OWN_NOTES }),
    /** 1 to 4. */
    overall: personal(smallint("overall").notNull(), { notDownloaded: OWN_NOTES }),
    text: personal(text("text").notNull().default(""), { notDownloaded: OWN_NOTES }),
    submittedAt: impersonal(timestampColumn("submitted_at").notNull()),
    /** Null if it was never changed. */
    editedAt: impersonal(timestampColumn("edited_at")),
    /** Counts the changes, from 1. */
    version: impersonal(integer("version").notNull().default(1)),
  },
  (table) => [
    uniqueIndex("one_scorecard_per_person").on(table.applicationId, table.authorId),
    index("scorecards_by_author").on(table.authorId).where(sql`author_id is not null`),
  ],
);
