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

const AS_DOWNLOADED: SheetState = {
  cleaning: { spaces: false, dates: false },
  conditions: [],
  sort: null,
  computed: [],
};

/** The next order of a column: ascending, descending, as in the file. */
export const nextSort = (sort: Sort | null, column: string): Sort | null => {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
};

/** Returns the sheet with its computed columns, all rows and those shown, and how to change it. */
export function useSheet(table: SalesTable) {
  const [state, setState] = useState(AS_DOWNLOADED);
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
