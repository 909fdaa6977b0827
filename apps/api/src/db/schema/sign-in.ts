import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampColumn } from "./columns.ts";

/** Networks from which an account signed in, as keyed hashes that cannot be compared between accounts. */
export const knownNetworks = pgTable(
  "known_networks",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    lastAt: timestampColumn("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] }), index("known_networks_by_age").on(table.lastAt)],
);

/** The second factor of an admin's sign-in (TOTP, RFC 6238). */
export const secondFactors = pgTable("second_factors", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted: access to the database alone is not enough to generate codes. */
  secret: text("secret").notNull(),
  createdAt: timestampColumn("created_at").notNull(),
  /** Null during set-up: sign-in does not require it yet. */
  confirmedAt: timestampColumn("confirmed_at"),
  /** The newest 30 s step whose code was used; codes of this step or earlier ones are refused. */
  lastStep: integer("last_step").notNull().default(0),
});

/** Recovery codes for a lost device, as keyed hashes; each can be used once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => secondFactors.userId, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    usedAt: timestampColumn("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
