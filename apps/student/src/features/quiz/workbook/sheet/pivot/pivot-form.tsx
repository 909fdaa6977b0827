import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import {
  AGGREGATES,
  type Aggregate,
  isDateColumn,
  PERIODS,
  type Period,
  type Pivot,
} from "@dryrun/domain/quiz/sheet/pivot";
import { useState } from "react";
import { ColumnSelect } from "../column-select.tsx";
import { sheet } from "../sheet.en-in.ts";
import * as s from "../sheet.module.css";

const text = sheet.pivot;

/** Chooses the fields of a pivot table of the rows shown. */
export function PivotForm({ columns, onPivot }: { columns: readonly string[]; onPivot: (pivot: Pivot) => void }) {
  const [by, setBy] = useState("product");
  const [across, setAcross] = useState("");
  const [value, setValue] = useState("sales");
  const [aggregate, setAggregate] = useState<Aggregate>("sum");
  const [period, setPeriod] = useState<Period>("month");
  const hasDates = isDateColumn(by) || isDateColumn(across);
  const show = () =>
    onPivot({ rows: { column: by, period }, columns: across ? { column: across, period } : null, value, aggregate });
  return (
    <div className={s.fields}>
      <ColumnSelect label={text.rows} columns={columns} value={by} onValue={setBy} />
      <ColumnSelect label={text.columns} columns={columns} value={across} onValue={setAcross} none={text.none} />
      {hasDates && (
        <Field label={text.period}>
          <Select
            options={PERIODS.map((one) => ({ value: one, label: text.periods[one] }))}
            value={period}
            onValue={(chosen) => setPeriod(PERIODS.find((one) => one === chosen) ?? "month")}
          />
        </Field>
      )}
      <ColumnSelect label={text.value} columns={columns} value={value} onValue={setValue} />
      <Field label={text.aggregate}>
        <Select
          options={AGGREGATES.map((one) => ({ value: one, label: text.aggregates[one] }))}
          value={aggregate}
          onValue={(chosen) => setAggregate(AGGREGATES.find((one) => one === chosen) ?? "sum")}
        />
      </Field>
      <Button onClick={show}>{text.show}</Button>
    </div>
  );
}
