import { VITALS } from "@dryrun/domain/system/vitals/rules";
import { date, index, integer, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./columns.ts";
import { impersonalTable } from "./personal.ts";

/** What browsers measured of pages: how many values are in each bucket of a day. */
export const pageVitals = impersonalTable(
  "page_vitals",
  "pageVitals",
  {
    /** A day of India. */
    day: date("day").notNull(),
    /** A watched page, or "other". */
    page: text("page").notNull(),
    part: text("part").notNull(),
    version: text("version").notNull(),
    vital: text("vital", { enum: VITALS }).notNull(),
    bucket: smallint("bucket").notNull(),
    count: integer("count").notNull(),
    /** When the first value came, which orders the versions. */
    firstAt: timestampColumn("first_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.part, table.version, table.vital, table.bucket] }),
    index("page_vitals_by_day").using("brin", table.day),
  ],
);
