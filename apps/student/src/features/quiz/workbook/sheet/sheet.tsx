import { Button } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import type { SalesTable } from "@dryrun/domain/quiz/sales-data";
import type { Pivot } from "@dryrun/domain/quiz/sheet/pivot";
import { findRows } from "@dryrun/domain/quiz/sheet/rows";
import { columnLetters } from "@dryrun/engines/addresses";
import { type ReactNode, useMemo, useState } from "react";
import { Cleaning } from "../cleaning.tsx";
import { useSales } from "../use-sales.ts";
import { workbook } from "../workbook.en-in.ts";
import { WorkbookFailed } from "../workbook-failed.tsx";
import { AddColumn } from "./add-column.tsx";
import { Filter } from "./filter.tsx";
import { Find } from "./find.tsx";
import { Grid } from "./grid.tsx";
import { PivotForm } from "./pivot/pivot-form.tsx";
import { PivotGrid } from "./pivot/pivot-grid.tsx";
import { sheet as text } from "./sheet.en-in.ts";
import * as s from "./sheet.module.css";
import { TotalsPart } from "./totals-part.tsx";
import { nextSort, type SheetModel, useSheet } from "./use-sheet.ts";

/** The sales workbook as a sheet: sorted by its headings, filtered, totalled, searched, pivoted. */
export function Sheet() {
  const { table, hasFailed, retry } = useSales();
  if (hasFailed) return <WorkbookFailed onRetry={retry} />;
  return table ? <OpenSheet table={table} /> : <Skeleton label={workbook.loading} shape="row" />;
}

function OpenSheet({ table }: { table: SalesTable }) {
  const model = useSheet(table);
  const { state, all, shown, change } = model;
  const [pivot, setPivot] = useState<Pivot | null>(null);
  const [found, setFound] = useState({ text: "", at: 0 });
  const places = useMemo(() => findRows(shown, found.text), [shown, found.text]);
  return (
    <div className={s.sheet}>
      <Cleaning cleaning={state.cleaning} onCleaning={(cleaning) => change({ cleaning })} />
      <Tool title={text.filter.title(state.conditions.length)}>
        <Filter model={model} />
      </Tool>
      <Tool title={text.find.title}>
        <Find found={found} count={places.length} onFound={setFound} />
      </Tool>
      <Tool title={text.pivot.title}>
        <PivotForm columns={all.columns} onPivot={setPivot} />
      </Tool>
      <Tool title={text.computed.title}>
        <AddColumn model={model} />
      </Tool>
      {pivot ? (
        <PivotGrid table={shown} pivot={pivot} onBack={() => setPivot(null)} />
      ) : (
        <>
          <p className={s.count} role="status">
            {text.shown(shown.rows.length, all.rows.length)}
            {state.conditions.length > 0 && (
              <Button size="s" onClick={() => change({ conditions: [] })}>
                {text.reset}
              </Button>
            )}
          </p>
          <Rows model={model} found={places[found.at]} />
        </>
      )}
      <TotalsPart table={shown} />
    </div>
  );
}

/** A tool that opens on request, so that the sheet stays in sight on a phone. */
const Tool = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={s.tool}>
    <summary className={s.name}>{title}</summary>
    <div className={s.body}>{children}</div>
  </details>
);

/** The rows with their numbers; a heading is the column's letter and name, and sorts by it. */
function Rows({ model: { state, shown, change }, found }: { model: SheetModel; found: number | undefined }) {
  const { sort } = state;
  const rows = useMemo(() => shown.rows.map(({ number, cells }) => ({ name: String(number), cells })), [shown]);
  return (
    <Grid
      caption={text.caption}
      corner={text.row}
      columns={shown.columns.map((column, index) => ({
        key: column,
        sorted: sort?.column === column ? (sort.isDescending ? "descending" : "ascending") : undefined,
        head: (
          <button type="button" className={s.heading} onClick={() => change({ sort: nextSort(sort, column) })}>
            <span className={s.letter}>{columnLetters(index + 1)}</span> {column}
            <span aria-hidden="true">{sort?.column === column ? (sort.isDescending ? " ↓" : " ↑") : ""}</span>
          </button>
        ),
      }))}
      rows={rows}
      found={found}
    />
  );
}
