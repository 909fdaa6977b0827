import { CONSENT_KINDS } from "@dryrun/domain/account/limits";
import { COMPANY_ROLES } from "@dryrun/domain/company/roles";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { citext, timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    email: citext("email").notNull().unique(),
    username: text("username").notNull(),
    fullName: text("full_name").notNull(),
    phone: text("phone").notNull(),
    userType: text("user_type", { enum: ["student", "employer", "admin"] }).notNull(),
    /** Null until the person has set one. */
    passwordHash: text("password_hash"),
    /** A token with an older version is invalid. */
    tokenVersion: integer("token_version").notNull().default(1),
    emailVerifiedAt: timestampColumn("email_verified_at"),
    isAdult: boolean("is_adult"),
    interviewCredits: integer("interview_credits").notNull().default(0),
    quizPassedAt: timestampColumn("quiz_passed_at"),
    /** The end of the hour in which the owner was notified of failed sign-ins: one mail per hour. */
    lockMailedUntil: timestampColumn("lock_mailed_until"),
    blockedAt: timestampColumn("blocked_at"),
    /** The company of an employer. A trigger sets it. */
    companyId: uuid("company_id").references(() => companies.id),
    companyRole: text("company_role", { enum: COMPANY_ROLES }),
    /** Whether the person sees all jobs of the company, or those in `member_jobs`. */
    allJobs: boolean("all_jobs").notNull().default(true),
    /** Copies of the company's columns, which triggers keep for the former release and for lists of accounts. */
    companyName: text("company_name").notNull().default(""),
    companyWebsite: text("company_website").notNull().default(""),
    companyUpdatedAt: timestampColumn("company_updated_at"),
    employerVerifiedAt: timestampColumn("employer_verified_at"),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    index("users_of_company").on(table.companyId).where(sql`company_id is not null`),
    index("users_by_type").on(table.userType, table.createdAt),
    index("users_without_password").on(table.createdAt).where(sql`password_hash is null`),
    index("users_email_parts").using("gin", sql`(${table.email}::text) gin_trgm_ops`),
  ],
);

/** Links in mails that prove an address or set a password. Only the hash of the token is stored. */
export const accountLinks = pgTable(
  "account_links",
  {
    hash: text("hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["verify-email", "reset-password", "invitation", "purchase"] }).notNull(),
    /** What the link belongs to, such as an invitation's id. */
    about: uuid("about"),
    /** Null: valid as long as the object that it belongs to. */
    expiresAt: timestampColumn("expires_at"),
    createdAt: timestampColumn("created_at").notNull(),
    usedAt: timestampColumn("used_at"),
  },
  (table) => [
    index("account_links_by_user").on(table.userId, table.purpose),
    index("account_links_by_end").on(table.expiresAt),
  ],
);

/** What a person consented to or declined, when and where. Append-only. */
export const consents = pgTable(
  "consents",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: CONSENT_KINDS }).notNull(),
    given: boolean("given").notNull(),
    source: text("source").notNull(),
    version: text("version").notNull(),
    at: timestampColumn("at").notNull(),
  },
  (table) => [index("consents_by_user").on(table.userId, table.kind, table.at)],
);

/** Every change of a balance; rows are only added. `amount` counts `unit`s and may be negative. */
export const ledger = pgTable(
  "ledger",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").notNull(),
    unit: text("unit", { enum: ["INR", "credit"] }).notNull(),
    amount: integer("amount").notNull(),
    reason: text("reason").notNull(),
    /** The object of the entry: the id of a session or an order, in lower case. */
    reference: text("reference").notNull().default(""),
    at: timestampColumn("at").notNull(),
  },
  (table) => [
    index("ledger_by_user").on(table.userId, table.at),
    index("ledger_by_time").on(table.at),
    index("ledger_by_reference").on(table.reference),
    index("ledger_by_reason").on(table.unit, table.reason),
    // Searches scan the part that is not yet in the index: at most 256 kB.
    index("ledger_reference_parts")
      .using("gin", sql`${table.reference} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
  ],
);

/** The first answer to a call with an `Idempotency-Key`; `status` is null while the call runs. */
export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    who: text("who").notNull(),
    path: text("path").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    status: smallint("status"),
    answer: jsonb("answer"),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.who, table.path, table.key] }),
    index("idempotent_by_age").on(table.createdAt),
  ],
);

/** Addresses of deleted accounts, as keyed hashes: each address gets the free credit once. */
export const spentFreeCredits = pgTable("spent_free_credits", {
  emailHash: text("email_hash").primaryKey(),
  /** False for a plain hash of an earlier release; the daily cleanup replaces it by a keyed one. */
  keyed: boolean("keyed").notNull().default(false),
  at: timestampColumn("at").notNull(),
});
