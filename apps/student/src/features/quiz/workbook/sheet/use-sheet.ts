import { cleanSales, type SalesCleaning, type SalesTable } from "@dryrun/domain/quiz/sales-data";
import {
  type Computed,
  type Condition,
  filterRows,
  nameOf,
  type SheetTable,
  sheetOf,
  sortRows,
  withColumn,
} from "@dryrun/domain/quiz/sheet/rows";
import { useMemo, useState } from "react";
import { AS_DOWNLOADED } from "../cleaning.tsx";

export interface Sort {
  column: string;
  isDescending: boolean;
}

/** Everything that a person set in the sheet. */
export interface SheetState {
  cleaning: SalesCleaning;
  conditions: readonly Condition[];
  sort: Sort | null;
  computed: readonly Computed[];
}

const UNTOUCHED: SheetState = { cleaning: AS_DOWNLOADED, conditions: [], sort: null, computed: [] };

/** The next order of a column: ascending, descending, as in the file. */
export const nextSort = (sort: Sort | null, column: string): Sort | null => {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
};

/** Holds the settings of the sheet. Returns them with all rows, the rows shown, and functions that change them. */
export function useSheet(table: SalesTable) {
  const [state, setState] = useState(UNTOUCHED);
  const { cleaning, conditions, sort, computed } = state;
  const all = useMemo(
    () => computed.reduce<SheetTable>(withColumn, sheetOf(cleanSales(table, cleaning))),
    [table, cleaning, computed],
  );
  const shown = useMemo(() => {
    const met = filterRows(all, conditions);
    return sort ? sortRows(met, sort.column, sort.isDescending) : met;
  }, [all, conditions, sort]);
  const change = (part: Partial<SheetState>) => setState((now) => ({ ...now, ...part }));
  /** Removes a computed column with the conditions and the order that use it. */
  const removeColumn = (name: string) =>
    change({
      computed: computed.filter((one) => nameOf(one) !== name),
      conditions: conditions.filter(({ column }) => column !== name),
      sort: sort?.column === name ? null : sort,
    });
  return { state, all, shown, change, removeColumn };
}
export type SheetModel = ReturnType<typeof useSheet>;
