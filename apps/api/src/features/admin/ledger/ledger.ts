import { Readable } from "node:stream";
import { LEDGER_COLUMNS } from "@dryrun/domain/admin/limits";
import type { exportLedger, ledgerEntries, ledgerTotals } from "@dryrun/domain/admin/records/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import { indianDay, toIndianInput } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { csvOf } from "../../../http/files/csv.ts";
import type { PersonLimit } from "../../../http/limits/person-limits.ts";
import type { Clock } from "../../../ports.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import { findLedgerEntries, type LedgerFilter, type LedgerRecord, sumLedger, walkLedger } from "./ledger-queries.ts";

/** The number of entries read and written at a time. */
const BATCH = 1000;

interface LedgerDeps {
  db: Db;
  clock: Clock;
  exports: Pick<PersonLimit, "take">;
}
export type Ledger = ReturnType<typeof createLedger>;

/** Lists, totals and exports every rupee and every credit. */
export function createLedger({ db, clock, exports }: LedgerDeps) {
  return {
    async list(asked: Input<typeof ledgerEntries>["query"]): Promise<Output<typeof ledgerEntries>> {
      const { rows, total } = await findLedgerEntries(db, asked);
      return {
        entries: rows.map(({ entry, email, personId }) => ({
          _id: entry.id,
          at: entry.at.toISOString(),
          unit: entry.unit,
          amount: entry.amount,
          reason: entry.reason,
          reference: entry.reference,
          email,
          personId,
        })),
        ...pagingOf(total, asked),
      };
    },

    async totals(filter: Input<typeof ledgerTotals>["query"]): Promise<Output<typeof ledgerTotals>> {
      const sums = await sumLedger(db, filter);
      const pageIn = (wanted: "INR" | "credit") => {
        const { in: paid, out } = sums.find(({ unit }) => unit === wanted) ?? { in: 0, out: 0 };
        return { in: paid, out, net: paid - out };
      };
      return {
        entries: sums.reduce((sum, { entries }) => sum + entries, 0),
        INR: pageIn("INR"),
        credit: pageIn("credit"),
      };
    },

    /** The audit records an export with its days, but without the searched words, which may name somebody. */
    async export(adminId: string, filter: Input<typeof exportLedger>["query"]) {
      await exports.take(adminId);
      const now = clock.now();
      const detail = [filter.unit, filter.from && `from ${filter.from}`, filter.to && `to ${filter.to}`];
      const change = { actorId: adminId, action: "ledger.exported", target: "ledger" } as const;
      await addAuditEntry(db, { ...change, detail: detail.filter(Boolean).join(" ") }, now);
      return {
        content: Readable.from(csvOf(tableOf(db, filter)), { objectMode: false }),
        contentType: "text/csv; charset=utf-8",
        fileName: `ledger-${indianDay(now)}.csv`,
      };
    },
  };
}

async function* tableOf(db: Db, filter: LedgerFilter) {
  yield [LEDGER_COLUMNS];
  for await (const batch of walkLedger(db, filter, BATCH)) yield batch.map(cellsOf);
}

/** Returns the cells in the order of the columns. */
const cellsOf = ({ entry, email }: LedgerRecord) => [
  toIndianInput(entry.at).replace("T", " "),
  entry.unit,
  entry.amount,
  entry.reason,
  email,
  entry.reference,
  entry.id,
];
