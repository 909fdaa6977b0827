import { useAdminLedgerTotalsQuery } from "@dryrun/api-client/admin-records/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { SkeletonLine } from "@dryrun/design-system/feedback/skeleton";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import type { ledgerTotals } from "@dryrun/domain/admin/records/contract";
import type { Input } from "@dryrun/domain/contract/define";
import { LEDGER_UNITS, type LedgerUnit } from "@dryrun/domain/payments/limits";
import { messages } from "../../messages.en-in.ts";
import * as s from "./ledger-page.module.css";

/** What the list, its totals and its export have in common. */
type LedgerFilter = Input<typeof ledgerTotals>["query"];

const text = messages.ledger;

interface Sums {
  unit: LedgerUnit;
  in: number;
  out: number;
  net: number;
}
const COLUMNS: Column<Sums>[] = [
  { key: "unit", header: text.unit, isRowHeader: true, cell: ({ unit }) => text.units[unit] },
  { key: "in", header: text.in, isEnd: true, cell: (sums) => text.sumOf(sums.unit, sums.in) },
  { key: "out", header: text.out, isEnd: true, cell: ({ unit, out }) => text.sumOf(unit, out) },
  { key: "net", header: text.net, isEnd: true, cell: ({ unit, net }) => text.sumOf(unit, net) },
];

/** The income and expenses of all entries of the filter; loaded next to the list, which does not wait for it. */
export function Totals({ filter }: { filter: LedgerFilter }) {
  const { currentData, error, isFetching, refetch } = useAdminLedgerTotalsQuery({ query: filter });
  if (!currentData && error)
    return (
      <Banner
        tone="warning"
        action={
          <Button size="s" isBusy={isFetching} onClick={() => void refetch()}>
            {text.again}
          </Button>
        }
      >
        {text.totalsFailed}
      </Banner>
    );
  const units = filter.unit ? [filter.unit] : LEDGER_UNITS;
  return (
    <div className={s.totals}>
      {currentData ? (
        <DataTable
          caption={text.totals}
          hasVisibleCaption
          columns={COLUMNS}
          rows={units.map((unit) => ({ unit, ...currentData[unit] }))}
          rowKey={({ unit }) => unit}
          tableFrom={480}
        />
      ) : (
        <SkeletonLine width="100%" height="6rem" />
      )}
    </div>
  );
}
