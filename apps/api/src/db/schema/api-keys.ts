import { KEY_SCOPES } from "@dryrun/domain/company/api-keys/scopes";
import { index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { companies } from "./companies.ts";
import { ACCOUNT_ID, impersonal, personal, personalTable, SECRET } from "./personal.ts";

/** Keys with which other systems call in the name of an owner. A revoked key has no row. */
export const apiKeys = personalTable(
  "api_keys",
  "with the account, or until it is revoked or the person is no owner any more",
  {
    id: impersonal(uuid("id").primaryKey()),
    companyId: personal(
      uuid("company_id")
        .notNull()
        .references(() => companies.id, { onDelete: "cascade" }),
      { notDownloaded: "the account's company" },
    ),
    /** The owner who created it. The key ends when that person is no owner of the company any more. */
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    name: personal(text("name").notNull(), { notDownloaded: "the company's name for a system" }),
    scope: impersonal(text("scope", { enum: KEY_SCOPES }).notNull()),
    /** The first characters of the key, for lists. */
    start: personal(text("start").notNull(), { notDownloaded: SECRET }),
    /** SHA-256 of the key, which is random, so that no one can guess what was hashed. */
    hash: personal(text("hash").notNull(), { notDownloaded: SECRET }),
    createdAt: impersonal(timestampColumn("created_at").notNull()),
    /** Written at most once a minute. */
    lastUsedAt: impersonal(timestampColumn("last_used_at")),
  },
  (table) => [
    uniqueIndex("api_keys_by_hash").on(table.hash),
    index("api_keys_by_company").on(table.companyId),
    index("api_keys_by_person").on(table.userId),
  ],
);
