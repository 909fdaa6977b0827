import { Button } from "@dryrun/design-system/actions/button";
import { type Pivot, pivotOf } from "@dryrun/domain/quiz/sheet/pivot";
import type { SheetTable } from "@dryrun/domain/quiz/sheet/rows";
import { useMemo } from "react";
import { Grid } from "../grid.tsx";
import { sheet } from "../sheet.en-in.ts";
import * as s from "../sheet.module.css";

const text = sheet.pivot;

/** The pivot table in place of the sheet; its rows are numbered by their total. */
export function PivotGrid({ table, pivot, onBack }: { table: SheetTable; pivot: Pivot; onBack: () => void }) {
  const { columns, rows, totals, total } = useMemo(() => pivotOf(table, pivot), [table, pivot]);
  const shown = useMemo(
    () => [
      ...rows.map(({ name, cells, total: sum }, place) => ({ name: String(place + 1), cells: [name, ...cells, sum] })),
      { name: "", cells: [text.total, ...totals, total] },
    ],
    [rows, totals, total],
  );
  const caption = text.caption(text.aggregates[pivot.aggregate], pivot.value, pivot.rows.column, pivot.columns?.column);
  return (
    <>
      <p className={s.count} role="status">
        {text.groups(rows.length)}
        <Button size="s" onClick={onBack}>
          {text.back}
        </Button>
      </p>
      <p>{caption}</p>
      <Grid
        caption={caption}
        corner="#"
        columns={[
          { key: "name", head: pivot.rows.column },
          ...columns.map((column) => ({ key: `column ${column}`, head: column })),
          { key: "total", head: text.total },
        ]}
        rows={shown}
      />
    </>
  );
}
