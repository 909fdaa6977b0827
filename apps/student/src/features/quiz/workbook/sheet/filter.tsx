import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { isDateColumn } from "@dryrun/domain/quiz/sheet/pivot";
import { type Condition, type SheetTable, TESTS, type Test } from "@dryrun/domain/quiz/sheet/rows";
import { useId, useMemo, useState } from "react";
import { ColumnSelect } from "./column-select.tsx";
import { Removable } from "./removable.tsx";
import { sheet } from "./sheet.en-in.ts";
import * as s from "./sheet.module.css";
import type { SheetModel } from "./use-sheet.ts";

const text = sheet.filter;
const NO_VALUE: readonly Test[] = ["blank", "filled"];
/** The tests that look for a part of the text. */
const PART_TESTS: readonly Test[] = ["contains", "begins", "ends"];
const FIRST_COLUMN = "region";
/** Longer lists are not offered while a value is typed. */
const MOST_OFFERED = 60;

/** The values of a column, if they are few. */
function valuesOf({ columns, rows }: SheetTable, column: string): string[] {
  const at = columns.indexOf(column);
  const values = new Set(rows.flatMap(({ cells }) => (cells[at] === null ? [] : String(cells[at]))));
  return values.size > MOST_OFFERED ? [] : [...values].toSorted();
}

/** Adds conditions, and removes them. */
export function Filter({ model: { state, all, change } }: { model: SheetModel }) {
  const { conditions } = state;
  return (
    <>
      <Removable
        label={text.list}
        items={conditions.map((one, at) => ({
          key: String(at),
          name: text.text(one.column, text.tests[one.test], one.value),
        }))}
        onRemove={(at) => change({ conditions: conditions.filter((_, place) => place !== at) })}
      />
      <NewCondition table={all} onAdd={(condition) => change({ conditions: [...conditions, condition] })} />
    </>
  );
}

/** Not a form of its own, because it is inside the form of the question. */
function NewCondition({ table, onAdd }: { table: SheetTable; onAdd: (condition: Condition) => void }) {
  const [column, setColumn] = useState(FIRST_COLUMN);
  const [test, setTest] = useState<Test>("is");
  const [value, setValue] = useState("");
  const needsValue = !NO_VALUE.includes(test);
  function add() {
    if (needsValue && value.trim() === "") return;
    onAdd({ column, test, value: needsValue ? value.trim() : "" });
    setValue("");
  }
  return (
    <div className={s.fields}>
      <ColumnSelect label={sheet.column} columns={table.columns} value={column} onValue={setColumn} />
      <Field label={text.condition}>
        <Select
          options={TESTS.map((one) => ({ value: one, label: text.tests[one] }))}
          value={test}
          onValue={(chosen) => setTest(TESTS.find((one) => one === chosen) ?? "is")}
        />
      </Field>
      {needsValue && (
        <ValueField table={table} column={column} test={test} value={value} onValue={setValue} onEnter={add} />
      )}
      <Button onClick={add}>{text.add}</Button>
    </div>
  );
}

interface ValueFieldProps extends Condition {
  table: SheetTable;
  onValue: (value: string) => void;
  onEnter: () => void;
}

/** The value of a condition: a date for a column of dates; otherwise a text, with the column's values if they are few. */
function ValueField({ table, column, test, value, onValue, onEnter }: ValueFieldProps) {
  const offered = useId();
  const values = useMemo(() => valuesOf(table, column), [table, column]);
  const isDate = isDateColumn(column) && !PART_TESTS.includes(test);
  return (
    <>
      <Field label={text.value}>
        <TextInput
          type={isDate ? "date" : "text"}
          list={values.length > 0 ? offered : undefined}
          value={value}
          onValue={onValue}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // would submit the question
            onEnter();
          }}
        />
      </Field>
      <datalist id={offered}>
        {values.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
