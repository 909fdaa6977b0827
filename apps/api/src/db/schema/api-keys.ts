import { KEY_SCOPES } from "@dryrun/domain/company/api-keys/limits";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";

/** Keys with which other systems call in the name of an owner. A revoked key has no row. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid("id").primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The owner who created it. The key ends when that person is no owner of the company any more. */
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    scope: text("scope", { enum: KEY_SCOPES }).notNull(),
    /** The first characters of the key, for lists. */
    start: text("start").notNull(),
    /** SHA-256 of the key, which is random, so that no one can guess what was hashed. */
    hash: text("hash").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Written at most once a minute. */
    lastUsedAt: timestampColumn("last_used_at"),
  },
  (table) => [
    uniqueIndex("api_keys_by_hash").on(table.hash),
    index("api_keys_by_company").on(table.companyId),
    index("api_keys_by_person").on(table.userId),
  ],
);
