import type { Vital } from "@dryrun/domain/system/vitals/rules";
import { gte, lt, min, sql, sum } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { pageVitals } from "../../../db/schema/page-vitals.ts";

export interface Measured {
  page: string;
  part: string;
  version: string;
  vital: Vital;
  bucket: number;
}

/** Counts values. All requests write their rows in the order of `VITALS`, so that they cannot deadlock. */
export const countVitals = (db: Db, measured: readonly Measured[], day: string, firstAt: Date) =>
  db
    .insert(pageVitals)
    .values(measured.map((one) => ({ ...one, day, firstAt, count: 1 })))
    .onConflictDoUpdate({
      target: [
        pageVitals.day,
        pageVitals.page,
        pageVitals.part,
        pageVitals.version,
        pageVitals.vital,
        pageVitals.bucket,
      ],
      set: { count: sql`${pageVitals.count} + 1` },
    });

export type Counted = Awaited<ReturnType<typeof findVitals>>[number];

/** Sums the buckets of all days since this one. */
export const findVitals = (db: Db, since: string) =>
  db
    .select({
      page: pageVitals.page,
      part: pageVitals.part,
      version: pageVitals.version,
      vital: pageVitals.vital,
      bucket: pageVitals.bucket,
      count: sum(pageVitals.count).mapWith(Number),
      firstAt: min(pageVitals.firstAt),
    })
    .from(pageVitals)
    .where(gte(pageVitals.day, since))
    .groupBy(pageVitals.page, pageVitals.part, pageVitals.version, pageVitals.vital, pageVitals.bucket);

/** Deletes the days before this one. */
export const deleteOldVitals = (db: Db, before: string) => db.delete(pageVitals).where(lt(pageVitals.day, before));
