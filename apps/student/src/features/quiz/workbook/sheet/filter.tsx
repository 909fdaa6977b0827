import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { isDateColumn } from "@dryrun/domain/quiz/sheet/pivot";
import { type SheetTable, TESTS, type Test } from "@dryrun/domain/quiz/sheet/rows";
import { useId, useMemo, useState } from "react";
import { ColumnSelect } from "./column-select.tsx";
import { Removable } from "./removable.tsx";
import { sheet } from "./sheet.en-in.ts";
import * as s from "./sheet.module.css";
import type { SheetModel } from "./use-sheet.ts";

const text = sheet.filter;
const NO_VALUE: readonly Test[] = ["blank", "filled"];
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
  const [column, setColumn] = useState(FIRST_COLUMN);
  const [test, setTest] = useState<Test>("is");
  const [value, setValue] = useState("");
  const offered = useId();
  const values = useMemo(() => valuesOf(all, column), [all, column]);
  const needsValue = !NO_VALUE.includes(test);
  function add() {
    if (needsValue && value.trim() === "") return;
    const condition = { column, test, value: needsValue ? value.trim() : "" };
    change({ conditions: [...state.conditions, condition] });
    setValue("");
  }
  return (
    <>
      <Removable
        label={text.list}
        items={state.conditions.map((one, at) => ({
          key: String(at),
          name: text.text(one.column, text.tests[one.test], one.value),
        }))}
        onRemove={(at) => change({ conditions: state.conditions.filter((_, place) => place !== at) })}
      />
      {/* Not a form of its own: it is inside the form of the question. */}
      <div className={s.fields}>
        <ColumnSelect label={sheet.column} columns={all.columns} value={column} onValue={setColumn} />
        <Field label={text.condition}>
          <Select
            options={TESTS.map((one) => ({ value: one, label: text.tests[one] }))}
            value={test}
            onValue={(chosen) => setTest(TESTS.find((one) => one === chosen) ?? "is")}
          />
        </Field>
        {needsValue && (
          <Field label={text.value}>
            <TextInput
              type={isDateColumn(column) && !["contains", "begins", "ends"].includes(test) ? "date" : "text"}
              list={values.length > 0 ? offered : undefined}
              value={value}
              onValue={setValue}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault(); // would submit the question
                add();
              }}
            />
          </Field>
        )}
        <Button onClick={add}>{text.add}</Button>
      </div>
      <datalist id={offered}>
        {values.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
