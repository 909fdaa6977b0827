import { CONSENT_KINDS } from "@dryrun/domain/account/retention";
import { COMPANY_ROLES } from "@dryrun/domain/company/permissions";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { citext, timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";
import { ACCOUNT_ID, impersonal, LAW, OUR_ID, personal, personalTable, SECRET, WITH_ACCOUNT } from "./personal.ts";

export const users = personalTable(
  "users",
  "with the account; invitedAccounts where nobody activated it",
  {
    id: personal(uuid("id").primaryKey()),
    email: personal(citext("email").notNull().unique()),
    username: personal(text("username").notNull()),
    fullName: personal(text("full_name").notNull()),
    phone: personal(text("phone").notNull()),
    userType: personal(text("user_type", { enum: ["student", "employer", "admin"] }).notNull()),
    /** Null until the person has set one. */
    passwordHash: personal(text("password_hash"), { notDownloaded: SECRET }),
    /** A token with an older version is invalid. */
    tokenVersion: personal(integer("token_version").notNull().default(1), {
      notDownloaded: "only decides which tokens are dead",
    }),
    emailVerifiedAt: personal(timestampColumn("email_verified_at")),
    isAdult: personal(boolean("is_adult")),
    interviewCredits: personal(integer("interview_credits").notNull().default(0)),
    quizPassedAt: personal(timestampColumn("quiz_passed_at")),
    /** The end of the hour in which the owner was notified of failed sign-ins: one mail per hour. */
    lockMailedUntil: personal(timestampColumn("lock_mailed_until"), { notDownloaded: "was mailed when it was set" }),
    blockedAt: personal(timestampColumn("blocked_at")),
    /** The company of an employer. A trigger sets it. */
    companyId: personal(uuid("company_id").references(() => companies.id)),
    companyRole: personal(text("company_role", { enum: COMPANY_ROLES })),
    /** Whether the person sees all jobs of the company, or those in `member_jobs`. */
    allJobs: personal(boolean("all_jobs").notNull().default(true)),
    /** Copies of the company's columns, which triggers keep for the former release and for lists of accounts. */
    companyName: personal(text("company_name").notNull().default("")),
    companyWebsite: personal(text("company_website").notNull().default("")),
    companyUpdatedAt: personal(timestampColumn("company_updated_at")),
    employerVerifiedAt: personal(timestampColumn("employer_verified_at")),
    createdAt: personal(timestampColumn("created_at").notNull()),
  },
  (table) => [
    index("users_of_company").on(table.companyId).where(sql`company_id is not null`),
    index("users_by_type").on(table.userType, table.createdAt),
    index("users_without_password").on(table.createdAt).where(sql`password_hash is null`),
    index("users_email_parts").using("gin", sql`(${table.email}::text) gin_trgm_ops`),
  ],
);

/** Links in mails that prove an address or set a password. Only the hash of the token is stored. */
export const accountLinks = personalTable(
  "account_links",
  "a day after its end",
  {
    hash: personal(text("hash").primaryKey(), { notDownloaded: SECRET }),
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    purpose: personal(
      text("purpose", { enum: ["verify-email", "reset-password", "invitation", "purchase"] }).notNull(),
      { notDownloaded: "of a link that lives for days" },
    ),
    /** What the link belongs to, such as an invitation's id. */
    about: impersonal(uuid("about")),
    /** Null: valid as long as the object that it belongs to. */
    expiresAt: impersonal(timestampColumn("expires_at")),
    createdAt: impersonal(timestampColumn("created_at").notNull()),
    usedAt: impersonal(timestampColumn("used_at")),
  },
  (table) => [
    index("account_links_by_user").on(table.userId, table.purpose),
    index("account_links_by_end").on(table.expiresAt),
  ],
);

/** What a person consented to or declined, when and where. Append-only. */
export const consents = personalTable(
  "consents",
  WITH_ACCOUNT,
  {
    id: impersonal(uuid("id").primaryKey()),
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
    ),
    kind: personal(text("kind", { enum: CONSENT_KINDS }).notNull()),
    given: personal(boolean("given").notNull()),
    source: personal(text("source").notNull()),
    version: personal(text("version").notNull()),
    at: personal(timestampColumn("at").notNull()),
  },
  (table) => [index("consents_by_user").on(table.userId, table.kind, table.at)],
);

/** Every change of a balance; rows are only added. `amount` counts `unit`s and may be negative. */
export const ledger = personalTable(
  "ledger",
  "ledger",
  {
    id: impersonal(uuid("id").primaryKey()),
    userId: personal(uuid("user_id").notNull(), { notDeleted: LAW }),
    unit: personal(text("unit", { enum: ["INR", "credit"] }).notNull(), { notDeleted: LAW }),
    amount: personal(integer("amount").notNull(), { notDeleted: LAW }),
    reason: personal(text("reason").notNull(), { notDeleted: LAW }),
    /** The object of the entry: the id of a session or an order, in lower case. */
    reference: personal(text("reference").notNull().default(""), { notDownloaded: OUR_ID, notDeleted: LAW }),
    at: personal(timestampColumn("at").notNull(), { notDeleted: LAW }),
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
export const idempotentAnswers = personalTable(
  "idempotent_answers",
  "a day",
  {
    who: personal(text("who").notNull(), { notDownloaded: ACCOUNT_ID }),
    path: personal(text("path").notNull(), { notDownloaded: "the call that was made" }),
    key: personal(text("key").notNull(), { notDownloaded: "made by the browser" }),
    bodyHash: personal(text("body_hash").notNull(), { notDownloaded: "a hash" }),
    status: impersonal(smallint("status")),
    answer: personal(jsonb("answer"), { notDownloaded: "what the call answered is in the other tables" }),
    createdAt: impersonal(timestampColumn("created_at").notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.who, table.path, table.key] }),
    index("idempotent_by_age").on(table.createdAt),
  ],
);

const ADDRESS_OF_DELETED = {
  notDownloaded: "there is none while the account is there",
  notDeleted: "limits count the address; keyed, so that nobody reads it from here",
};

/** What deleted accounts used of daily limits, by the keyed hash of their address: a later account of it counts on. */
export const formerUses = personalTable(
  "former_uses",
  "formerUses",
  {
    emailHash: personal(text("email_hash").notNull(), ADDRESS_OF_DELETED),
    /** The account that has the address now. */
    userId: personal(
      uuid("user_id").references(() => users.id, { onDelete: "set null" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    kind: impersonal(text("kind", { enum: ["paper", "drill", "set"] }).notNull()),
    /** The set of the course that was begun. */
    courseSet: personal(text("course_set"), ADDRESS_OF_DELETED),
    at: personal(timestampColumn("at").notNull(), ADDRESS_OF_DELETED),
  },
  (table) => [index("former_uses_by_hash").on(table.emailHash), index("former_uses_by_user").on(table.userId)],
);

/** Addresses of deleted accounts, as keyed hashes: each address gets the free credit once. */
export const spentFreeCredits = personalTable("spent_free_credits", "for good", {
  emailHash: personal(text("email_hash").primaryKey(), {
    notDownloaded: "there is none while the account is there",
    notDeleted: "the free credit is given once; keyed, so that nobody reads an address from it",
  }),
  /** False for a plain hash of an earlier release; the daily cleanup replaces it by a keyed one. */
  keyed: impersonal(boolean("keyed").notNull().default(false)),
  at: impersonal(timestampColumn("at").notNull()),
});
