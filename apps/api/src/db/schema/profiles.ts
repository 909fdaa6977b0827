import { NOTICE_VALUES } from "@dryrun/domain/applications/notice";
import type { ProfilePart } from "@dryrun/domain/profile/completion";
import type { Education, Project, Work } from "@dryrun/domain/profile/entries";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn, tsvector } from "./columns.ts";
import { companies } from "./companies.ts";

/** The columns that profiles and applications share. */
export const resumeColumns = () => ({
  fullName: text("full_name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  summary: text("summary").notNull().default(""),
  skills: text("skills").array().notNull().default([]),
  languages: text("languages").array().notNull().default([]),
  portfolioUrl: text("portfolio_url").notNull().default(""),
  coverLetter: text("cover_letter").notNull().default(""),
  currentCTC: integer("current_ctc").notNull().default(0),
  expectedCTC: integer("expected_ctc").notNull().default(0),
  noticePeriod: text("notice_period", { enum: NOTICE_VALUES }).notNull().default(""),
  noWorkExperience: boolean("no_work_experience").notNull().default(false),
  workExperience: jsonb("work_experience").$type<Work[]>().notNull().default([]),
  education: jsonb("education").$type<Education[]>().notNull().default([]),
  projects: jsonb("projects").$type<Project[]>().notNull().default([]),
});

export const profiles = pgTable(
  "profiles",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    ...resumeColumns(),
    totalExperienceYears: real("total_experience_years").notNull().default(0),
    visibleToRecruiters: boolean("visible_to_recruiters").notNull().default(false),
    /** Extra interview time in percent: 0, 25 or 50. */
    extraTime: smallint("extra_time").notNull().default(0),
    /** Leaving the interview's window is recorded but never ends the interview. */
    recordOnly: boolean("record_only").notNull().default(false),
    updatedAt: timestampColumn("updated_at").notNull(),
    /**
     * The result of `completionOf` for this row, stored because every page needs it and a profile can be 1 MB. Null:
     * not computed yet.
     */
    completion: smallint("completion"),
    missing: text("missing").array().$type<ProfilePart[]>(),
    /** The `updatedAt` of the version that the candidate search has indexed. */
    searchedAt: timestampColumn("searched_at"),
  },
  (table) => [index("profiles_unsearched").on(table.id).where(sql`searched_at is distinct from updated_at`)],
);

/**
 * The index of the candidate search: one row for each profile that recruiters may find, written with the profile.
 * `terms` holds skills, companies and education as lexemes of different kinds, `words` the summary
 * (search/candidates/terms.ts).
 */
export const candidateSearch = pgTable(
  "candidate_search",
  {
    profileId: uuid("profile_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    updatedAt: timestampColumn("updated_at").notNull(),
    experience: real("experience").notNull(),
    expectedCTC: integer("expected_ctc").notNull(),
    terms: tsvector("terms").notNull(),
    words: tsvector("words").notNull(),
  },
  (table) => [index("candidate_search_walk").on(table.updatedAt.desc(), table.profileId.desc())],
);

/**
 * An employer's views of a student, one row per day in India, written by the function `look_at_students`. A partition for each month
 * of `day`.
 */
export const profileViews = pgTable(
  "profile_views",
  {
    id: uuid("id").notNull(),
    /** Null once the employer has deleted the account. */
    companyId: uuid("employer_id").references(() => companies.id, { onDelete: "set null" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The company's name on that day. */
    company: text("company").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** Whether a list of the candidate search included the contact details. */
    listed: boolean("listed").notNull().default(false),
    /** Whether the profile or its PDF was opened. */
    opened: boolean("opened").notNull().default(true),
    /** Whether contact details were sent: only these rows count. */
    withContact: boolean("with_contact").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.day] }),
    uniqueIndex("one_view_a_day").on(table.companyId, table.studentId, table.day),
    index("profile_views_by_student").on(table.studentId, table.day.desc(), table.id.desc()),
    index("profile_views_by_day").on(table.day),
  ],
);

/**
 * The number of candidates whose contact details an employer received on a day in India. Counting locks the row, so
 * that concurrent requests cannot exceed the limit together.
 */
export const contactDays = pgTable(
  "contact_days",
  {
    companyId: uuid("employer_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    candidates: integer("candidates").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] }), index("contact_days_by_day").on(table.day)],
);
