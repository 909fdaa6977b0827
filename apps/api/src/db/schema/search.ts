import { sql } from "drizzle-orm";
import { bigint, index, text, uuid } from "drizzle-orm/pg-core";
import { timestampColumn, xid8 } from "./columns.ts";
import { impersonalTable } from "./personal.ts";

/**
 * The changed rows of each search, written by triggers (0029_search_in_memory.sql) and read by every process that has
 * the search in memory. Rows contain the transaction, because transactions do not commit in the order of their
 * sequence numbers.
 */
export const searchChanges = impersonalTable(
  "search_changes",
  "a day",
  {
    seq: bigint("seq", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    what: text("what", { enum: ["jobs"] }).notNull(),
    id: uuid("id").notNull(),
    xid: xid8("xid").notNull().default(sql`pg_current_xact_id()`),
    at: timestampColumn("at").notNull().defaultNow(),
  },
  (table) => [index("search_changes_by_transaction").on(table.what, table.xid)],
);
