import { useAdminLedgerTotalsQuery } from "@dryrun/api-client/admin-records/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { SkeletonLine } from "@dryrun/design-system/feedback/skeleton";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import type { ledgerTotals } from "@dryrun/domain/admin/records/contract";
import type { Input } from "@dryrun/domain/contract/define";
import { LEDGER_UNITS, type LedgerUnit } from "@dryrun/domain/payments/limits";
import { words } from "../../messages.en-in.ts";
import * as s from "./ledger-page.module.css";

/** What the list, its totals and its export have in common. */
type LedgerFilter = Input<typeof ledgerTotals>["query"];

const say = words.ledger;

interface Sums {
  unit: LedgerUnit;
  in: number;
  out: number;
  net: number;
}
const COLUMNS: Column<Sums>[] = [
  { key: "unit", header: say.unit, isRowHeader: true, cell: ({ unit }) => say.units[unit] },
  { key: "in", header: say.in, isEnd: true, cell: (sums) => say.sumOf(sums.unit, sums.in) },
  { key: "out", header: say.out, isEnd: true, cell: ({ unit, out }) => say.sumOf(unit, out) },
  { key: "net", header: say.net, isEnd: true, cell: ({ unit, net }) => say.sumOf(unit, net) },
];

/** The income and expenses of all entries of the filter; loaded next to the list, which does not wait for it. */
export function Totals({ filter }: { filter: LedgerFilter }) {
  const { currentData, error, isFetching, refetch } = useAdminLedgerTotalsQuery(
    { query: filter },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData && error)
    return (
      <Banner
        tone="warning"
        action={
          <Button size="s" isBusy={isFetching} onClick={() => void refetch()}>
            {say.again}
          </Button>
        }
      >
        {say.totalsFailed}
      </Banner>
    );
  const units = filter.unit ? [filter.unit] : LEDGER_UNITS;
  return (
    <div className={s.totals}>
      {currentData ? (
        <DataTable
          caption={say.totals}
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
