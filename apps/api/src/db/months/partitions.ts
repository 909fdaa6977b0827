import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { readRows } from "../read-rows.ts";

/**
 * The tables with a partition per month; for each the column that determines the partition, and that column as a UTC
 * time (decision 0066).
 */
export const BY_MONTH = {
  audit_entries: { column: "at", inUtc: "at at time zone 'UTC'" },
  interview_events: { column: "received_at", inUtc: "received_at at time zone 'UTC'" },
  profile_views: { column: "day", inUtc: "day" },
} as const;
export type ByMonth = keyof typeof BY_MONTH;
export const TABLES = Object.keys(BY_MONTH) as ByMonth[];

/** A month in UTC, as "2026-12": months compare as text. */
export type Month = string;

export const monthOf = (at: Date): Month => at.toISOString().slice(0, 7);
export const startOf = (month: Month) => new Date(`${month}-01T00:00:00Z`);
export function monthAfter(month: Month, months = 1): Month {
  const start = startOf(month);
  start.setUTCMonth(start.getUTCMonth() + months);
  return monthOf(start);
}
/** Returns the start of a month in SQL, for times and for days. */
export const boundOf = (month: Month) => `'${month}-01 00:00:00+00'`;

/** The default partition: it takes rows of months without a partition, so that an insert never fails. */
export const defaultOf = (table: ByMonth) => `partitions.${table}_default`;
export const nameOf = (table: ByMonth, month: Month) => `${table}_${month.replace("-", "_")}`;

export interface Partition {
  name: string;
  /** The first month; "" for everything before `until`. */
  from: Month;
  /** The first month that is not included. */
  until: Month;
}

/**
 * Returns all partitions but the default one. Their names contain their months: 0001_functions_and_partitions.sql and
 * make.ts assign them.
 */
export async function findPartitions(db: Db, table: ByMonth): Promise<Partition[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${`public.${table}`}::regclass order by 1`,
  );
  return rows.flatMap(({ name }) => {
    const [, before, year, number] = name.match(/_(before_)?(\d{4})_(\d{2})$/) ?? [];
    if (!year) return [];
    const month = `${year}-${number}`;
    return [before ? { name, from: "", until: month } : { name, from: month, until: monthAfter(month) }];
  });
}

export const hasMonth = (partitions: readonly Partition[], month: Month) =>
  partitions.some(({ from, until }) => from <= month && month < until);
