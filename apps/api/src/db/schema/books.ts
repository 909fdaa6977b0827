import type { BooksDifferenceKind } from "@dryrun/domain/payments/limits";
import { integer, jsonb, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { impersonal, personal, personalTable } from "./personal.ts";

/** The differences of one kind. */
export interface BooksDifference {
  kind: BooksDifferenceKind;
  count: number;
  /** The first ids: accounts for balances, orders for everything else. */
  ids: string[];
}

/** The nightly checks of the books: the last finished one and the one that runs. */
export const booksChecks = personalTable("books_checks", "until the next night's check has finished", {
  /** `YYYY-MM-DD` in India. */
  night: impersonal(text("night").primaryKey()),
  startedAt: impersonal(timestampColumn("started_at").notNull()),
  finishedAt: impersonal(timestampColumn("finished_at")),
  part: impersonal(text("part", { enum: ["balances", "orders"] }).notNull()),
  /** The last checked account or order of the current part; null at its beginning. */
  after: personal(text("after"), { notDownloaded: "the account's id, for the seconds of a check" }),
  /** The number of the next slice. */
  slice: impersonal(integer("slice").notNull().default(0)),
  balances: impersonal(integer("balances").notNull().default(0)),
  orders: impersonal(integer("orders").notNull().default(0)),
  differences: personal(jsonb("differences").$type<BooksDifference[]>().notNull().default([]), {
    notDownloaded: "ids alone",
    notDeleted: "ids alone, until the next check",
  }),
});
