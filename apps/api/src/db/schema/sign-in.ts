import { index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";
import { ACCOUNT_ID, personal, personalTable, SECRET, WITH_ACCOUNT } from "./personal.ts";

/** Networks from which an account signed in, as keyed hashes that cannot be compared between accounts. */
export const knownNetworks = personalTable(
  "known_networks",
  "knownNetworks",
  {
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    hash: personal(text("hash").notNull(), { notDownloaded: "nobody can read a network from it" }),
    lastAt: personal(timestampColumn("last_at").notNull()),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] }), index("known_networks_by_age").on(table.lastAt)],
);

/** The second factor of an admin's sign-in (TOTP, RFC 6238). */
export const secondFactors = personalTable(
  "second_factors",
  "with the account; unconfirmedFactors where it was only begun",
  {
    userId: personal(
      uuid("user_id")
        .primaryKey()
        .references(() => users.id, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    /** Encrypted: access to the database alone is not enough to generate codes. */
    secret: personal(text("secret").notNull(), { notDownloaded: SECRET }),
    createdAt: personal(timestampColumn("created_at").notNull()),
    /** Null during set-up: sign-in does not require it yet. */
    confirmedAt: personal(timestampColumn("confirmed_at")),
    /** The newest 30 s step whose code was used; codes of this step or earlier ones are refused. */
    lastStep: personal(integer("last_step").notNull().default(0), { notDownloaded: "which code was used last" }),
  },
);

/** Recovery codes for a lost device, as keyed hashes; each can be used once. */
export const recoveryCodes = personalTable(
  "recovery_codes",
  WITH_ACCOUNT,
  {
    userId: personal(
      uuid("user_id")
        .notNull()
        .references(() => secondFactors.userId, { onDelete: "cascade" }),
      { notDownloaded: ACCOUNT_ID },
    ),
    hash: personal(text("hash").notNull(), { notDownloaded: SECRET }),
    usedAt: personal(timestampColumn("used_at"), { notDownloaded: "was mailed when it was used" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
