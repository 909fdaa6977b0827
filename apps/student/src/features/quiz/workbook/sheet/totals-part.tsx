import type { Cell } from "@dryrun/domain/quiz/sales-data";
import { distinctRows, type SheetTable, totalsOf } from "@dryrun/domain/quiz/sheet/rows";
import { useMemo, useState } from "react";
import { ColumnSelect } from "./column-select.tsx";
import { numberText, sheet } from "./sheet.en-in.ts";
import * as s from "./sheet.module.css";

const text = sheet.totals;
const valueText = (value: Cell) => (value === null ? text.none : typeof value === "number" ? numberText(value) : value);

/** Sum, average, counts and limits of one column over the rows shown, as a spreadsheet's status bar. */
export function TotalsPart({ table }: { table: SheetTable }) {
  const [chosen, setChosen] = useState("sales");
  const column = table.columns.includes(chosen) ? chosen : (table.columns[0] ?? "");
  const { sum, average, filled, blank, distinct, least, most } = useMemo(
    () => totalsOf(table, column),
    [table, column],
  );
  const different = useMemo(() => distinctRows(table), [table]);
  const facts = [
    { name: text.sum, value: sum },
    { name: text.average, value: average },
    { name: text.filled, value: filled },
    { name: text.blank, value: blank },
    { name: text.distinct, value: distinct },
    { name: text.least, value: least },
    { name: text.most, value: most },
    { name: text.distinctRows, value: different },
  ];
  return (
    <section className={s.body} aria-label={text.title}>
      <ColumnSelect label={text.list(column)} columns={table.columns} value={column} onValue={setChosen} />
      <dl className={s.totals}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{valueText(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
