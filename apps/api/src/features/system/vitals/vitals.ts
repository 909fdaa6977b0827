import type { Output } from "@dryrun/domain/contract/define";
import type { vitalsOfPages } from "@dryrun/domain/system/vitals/contract";
import { watchedPage } from "@dryrun/domain/system/vitals/pages";
import { bucketOf, lastChange, p75Of, VITALS, VITALS_DAYS, type Vital } from "@dryrun/domain/system/vitals/rules";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import type { Clock } from "../../../ports.ts";
import type { PartLabels } from "../metrics.ts";
import * as query from "./queries.ts";

interface VitalsDeps {
  db: Db;
  clock: Clock;
}
type Values = Record<Vital, number | null>;
type PageRow = Output<typeof vitalsOfPages>["pages"][number];

/** The label of releases that visitors no longer get, and of unknown ones; left out of the comparison of releases. */
const OTHER_VERSION = "other";

function rowOf(counted: readonly query.Counted[]): PageRow {
  const of = (vital: Vital) => counted.filter((one) => one.vital === vital);
  const lcp = of("lcp");
  const byVersion = [...Map.groupBy(lcp, ({ version }) => version)]
    .filter(([version]) => version !== OTHER_VERSION)
    .map(([version, buckets]) => ({
      version,
      buckets,
      firstAt: Math.min(...buckets.map(({ firstAt }) => firstAt?.getTime() ?? 0)),
    }))
    .sort((a, b) => a.firstAt - b.firstAt);
  const [{ page = "", part = "" } = {}] = counted;
  return {
    page,
    part,
    documents: Math.max(...VITALS.map((vital) => of(vital).reduce((sum, { count }) => sum + count, 0))),
    lcp: p75Of("lcp", lcp),
    inp: p75Of("inp", of("inp")),
    cls: p75Of("cls", of("cls")),
    lcpGoal: watchedPage(page).lcpMs,
    change: lastChange(byVersion),
  };
}

export type Vitals = ReturnType<typeof createVitals>;

/** Counts what browsers measure of pages, and reads it for admins. */
export const createVitals = ({ db, clock }: VitalsDeps) => ({
  async add({ part, version }: PartLabels, page: string, values: Values): Promise<void> {
    const now = clock.now();
    const measured = VITALS.flatMap((vital) => {
      const value = values[vital];
      return value === null
        ? []
        : [{ page: watchedPage(page).page, part, version, vital, bucket: bucketOf(vital, value) }];
    });
    if (measured.length > 0) await query.countVitals(db, measured, indianDay(now), now);
  },
  async read(): Promise<Output<typeof vitalsOfPages>> {
    const since = indianDay(addMs(clock.now(), -(VITALS_DAYS - 1) * DAY_MS));
    const counted = await query.findVitals(db, since);
    const byPage = Map.groupBy(counted, ({ page, part }) => `${part} ${page}`);
    const pages = [...byPage.values()].map(rowOf);
    return { pages: pages.sort((a, b) => b.documents - a.documents || a.page.localeCompare(b.page)) };
  },
});
