import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { type Computed, nameOf, OPERATORS } from "@dryrun/domain/quiz/sheet/rows";
import { useState } from "react";
import { ColumnSelect } from "./column-select.tsx";
import { Removable } from "./removable.tsx";
import { sheet } from "./sheet.en-in.ts";
import * as s from "./sheet.module.css";
import type { SheetModel } from "./use-sheet.ts";

const text = sheet.computed;
const RUNNING = "running";

/** Adds a column that is computed from two others, or the running total of one. */
export function AddColumn({ model: { state, all, change, removeColumn } }: { model: SheetModel }) {
  const [left, setLeft] = useState("quantity");
  const [operator, setOperator] = useState<string>(OPERATORS[0]);
  const [right, setRight] = useState("unit_price");
  const isRunning = operator === RUNNING;
  function add() {
    const known = OPERATORS.find((one) => one === operator);
    const computed: Computed = known ? { left, operator: known, right } : { runningTotalOf: left };
    if (!all.columns.includes(nameOf(computed))) change({ computed: [...state.computed, computed] });
  }
  const names = state.computed.map(nameOf);
  return (
    <>
      <Removable
        label={text.list}
        items={names.map((name) => ({ key: name, name }))}
        onRemove={(at) => removeColumn(names[at] ?? "")}
      />
      <div className={s.fields}>
        <Field label={text.operator} hint={text.about}>
          <Select
            options={[...OPERATORS.map((one) => ({ value: one, label: one })), { value: RUNNING, label: text.running }]}
            value={operator}
            onValue={setOperator}
          />
        </Field>
        <ColumnSelect label={text.left} columns={all.columns} value={left} onValue={setLeft} />
        {!isRunning && <ColumnSelect label={text.right} columns={all.columns} value={right} onValue={setRight} />}
        <Button onClick={add}>{text.add}</Button>
      </div>
    </>
  );
}
