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
import { impersonal, personal, personalTable, WITH_ACCOUNT } from "./personal.ts";

/** The columns that profiles and applications share. */
export const resumeColumns = () => ({
  fullName: personal(text("full_name").notNull()),
  email: personal(text("email").notNull()),
  phone: personal(text("phone").notNull()),
  summary: personal(text("summary").notNull().default("")),
  skills: personal(text("skills").array().notNull().default([])),
  languages: personal(text("languages").array().notNull().default([])),
  portfolioUrl: personal(text("portfolio_url").notNull().default("")),
  coverLetter: personal(text("cover_letter").notNull().default("")),
  currentCTC: personal(integer("current_ctc").notNull().default(0)),
  expectedCTC: personal(integer("expected_ctc").notNull().default(0)),
  noticePeriod: personal(text("notice_period", { enum: NOTICE_VALUES }).notNull().default("")),
  noWorkExperience: personal(boolean("no_work_experience").notNull().default(false)),
  workExperience: personal(jsonb("work_experience").$type<Work[]>().notNull().default([])),
  education: personal(jsonb("education").$type<Education[]>().notNull().default([])),
  projects: personal(jsonb("projects").$type<Project[]>().notNull().default([])),
});

export const profiles = personalTable(
  "profiles",
  WITH_ACCOUNT,
  {
    id: personal(uuid("id").primaryKey()),
    userId: personal(
      uuid("user_id")
        .notNull()
        .unique()
        .references(() => users.id, { onDelete: "cascade" }),
    ),
    ...resumeColumns(),
    totalExperienceYears: personal(real("total_experience_years").notNull().default(0)),
    visibleToRecruiters: personal(boolean("visible_to_recruiters").notNull().default(false)),
    /** Extra interview time in percent: 0, 25 or 50. */
    extraTime: personal(smallint("extra_time").notNull().default(0)),
    /** Leaving the interview's window is recorded but never ends the interview. */
    recordOnly: personal(boolean("record_only").notNull().default(false)),
    updatedAt: personal(timestampColumn("updated_at").notNull()),
    /**
     * The result of `completionOf` for this row, stored because every page needs it and a profile can be 1 MB. Null:
     * not computed yet.
     */
    completion: personal(smallint("completion")),
    missing: personal(text("missing").array().$type<ProfilePart[]>()),
    /** The `updatedAt` of the version that the candidate search has indexed. */
    searchedAt: impersonal(timestampColumn("searched_at")),
  },
  (table) => [index("profiles_unsearched").on(table.id).where(sql`searched_at is distinct from updated_at`)],
);

/**
 * The index of the candidate search: one row for each profile that recruiters may find, written with the profile.
 * `terms` holds skills, companies and education as lexemes of different kinds, `words` the summary
 * (search/candidates/terms.ts).
 */
export const candidateSearch = personalTable(
  "candidate_search",
  "with the profile",
  {
    profileId: personal(
      uuid("profile_id")
        .primaryKey()
        .references(() => profiles.id, { onDelete: "cascade" }),
      { notDownloaded: "the profile's id" },
    ),
    updatedAt: personal(timestampColumn("updated_at").notNull(), { notDownloaded: "the profile's" }),
    experience: personal(real("experience").notNull(), { notDownloaded: "the profile's" }),
    expectedCTC: personal(integer("expected_ctc").notNull(), { notDownloaded: "the profile's" }),
    terms: personal(tsvector("terms").notNull(), { notDownloaded: "words of the profile" }),
    words: personal(tsvector("words").notNull(), { notDownloaded: "words of the profile" }),
  },
  (table) => [index("candidate_search_walk").on(table.updatedAt.desc(), table.profileId.desc())],
);

/**
 * An employer's views of a student, one row per day in India, written by the function `look_at_students`. A partition for each month
 * of `day`.
 */
export const profileViews = personalTable(
  "profile_views",
  "profileViews",
  {
    id: impersonal(uuid("id").notNull()),
    /** Null once the employer has deleted the account. */
    companyId: personal(
      uuid("employer_id").references(() => companies.id, { onDelete: "set null" }),
      { notDownloaded: "the download names the company" },
    ),
    studentId: personal(
      uuid("student_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
    ),
    /** The company's name on that day. */
    company: personal(text("company").notNull()),
    day: personal(date("day", { mode: "string" }).notNull()),
    /** Whether a list of the candidate search included the contact details. */
    listed: personal(boolean("listed").notNull().default(false)),
    /** Whether the profile or its PDF was opened. */
    opened: personal(boolean("opened").notNull().default(true)),
    /** Whether contact details were sent: only these rows count. */
    withContact: personal(boolean("with_contact").notNull().default(false), {
      notDownloaded: "follows from the kinds",
    }),
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
export const contactDays = personalTable(
  "contact_days",
  "profileViews",
  {
    companyId: personal(
      uuid("employer_id")
        .notNull()
        .references(() => companies.id, { onDelete: "cascade" }),
      { notDownloaded: "a count for a limit" },
    ),
    day: impersonal(date("day", { mode: "string" }).notNull()),
    candidates: personal(integer("candidates").notNull(), { notDownloaded: "a count for a limit" }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] }), index("contact_days_by_day").on(table.day)],
);
