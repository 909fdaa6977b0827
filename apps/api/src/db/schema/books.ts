import type { BooksDifferenceKind } from "@dryrun/domain/payments/limits";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";

/** The differences of one kind. */
export interface BooksDifference {
  kind: BooksDifferenceKind;
  count: number;
  /** The first ids: accounts for balances, orders for everything else. */
  ids: string[];
}

/** The nightly checks of the books: the last finished one and the one that runs. */
export const booksChecks = pgTable("books_checks", {
  /** `YYYY-MM-DD` in India. */
  night: text("night").primaryKey(),
  startedAt: timestampColumn("started_at").notNull(),
  finishedAt: timestampColumn("finished_at"),
  part: text("part", { enum: ["balances", "orders"] }).notNull(),
  /** The last checked account or order of the current part; null at its beginning. */
  after: text("after"),
  /** The number of the next slice. */
  slice: integer("slice").notNull().default(0),
  balances: integer("balances").notNull().default(0),
  orders: integer("orders").notNull().default(0),
  differences: jsonb("differences").$type<BooksDifference[]>().notNull().default([]),
});
