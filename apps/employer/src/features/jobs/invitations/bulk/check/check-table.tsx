import { IconButton } from "@dryrun/design-system/actions/icon-button";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Select } from "@dryrun/design-system/choices/select";
import { ScrollArea } from "@dryrun/design-system/data/scroll-area";
import { Field } from "@dryrun/design-system/fields/field";
import { iconProps } from "@dryrun/design-system/icon-props";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import type { CellFaults, Column, TypedRow } from "@dryrun/domain/invitations/bulk";
import { BULK_COLUMNS, VALIDITIES, VALIDITY_LABELS } from "@dryrun/domain/invitations/limits";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { bulk as bulkWords } from "../../../../../messages/invitations.en-in.ts";
import { VALIDITY_OPTIONS } from "../choose-step.tsx";
import * as s from "./check-table.module.css";
import type { Rows } from "./use-rows.ts";

const text = bulkWords;
const ROWS_PER_PAGE = 25;
const leaveOutIdOf = (row: number) => `leave-out-${row}`;

/** The rows as they would be invited. Wrong or corrected cells are fields; a row can be removed. */
export function CheckTable({ rows }: { rows: Rows }) {
  const { typed, corrected } = rows;
  const [isAll, setAll] = useState(corrected.size === 0);
  const [page, setPage] = useState(1);
  const shown = isAll ? typed : typed.filter(({ row }) => corrected.has(row));
  const pages = Math.max(1, Math.ceil(shown.length / ROWS_PER_PAGE));
  const at = Math.min(page, pages);
  // Removing a row also removes its button; the focus then moves to the next one.
  const [beside, setBeside] = useState<{ row: number }>();
  useEffect(() => {
    if (beside) document.getElementById(leaveOutIdOf(beside.row))?.focus();
  }, [beside]);
  function leaveOut(row: number) {
    const place = shown.findIndex((one) => one.row === row);
    rows.leaveOut(row);
    setBeside(shown[place + 1] ?? shown[place - 1]);
  }
  const caption = isAll ? text.allRows(typed.length) : correctedText(rows, shown);
  return (
    <div className={s.check}>
      {corrected.size > 0 && <Checkbox label={onlyText(rows)} checked={!isAll} onValue={(isOn) => setAll(!isOn)} />}
      <ScrollArea label={caption} className={s.frame}>
        <table className={s.table}>
          <caption className={s.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{text.row}</th>
              {BULK_COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {text.columns.names[column]}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{text.leaveOutColumn}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.slice((at - 1) * ROWS_PER_PAGE, at * ROWS_PER_PAGE).map((one) => (
              <CheckRow key={one.row} typed={one} faults={rows.faultsOf(one.row)} rows={rows} onLeaveOut={leaveOut} />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {pages > 1 && <Pagination page={at} pages={pages} onPage={setPage} label={text.pages} />}
    </div>
  );
}

/** Counts the rows that still have errors. */
const wrongAmong = ({ faultsOf }: Rows, some: readonly TypedRow[]) =>
  some.filter(({ row }) => Object.values(faultsOf(row)).some(Boolean)).length;

const onlyText = (rows: Rows) => (wrongAmong(rows, rows.typed) > 0 ? text.onlyWrong : text.onlyCorrected);

/** Describes how many of the shown rows still have errors, or that all are corrected. */
function correctedText(rows: Rows, shown: readonly TypedRow[]): string {
  const { typed } = rows;
  const wrong = wrongAmong(rows, shown);
  return wrong > 0 ? text.wrongRows(wrong, typed.length) : text.correctedRows(shown.length, typed.length);
}

interface CheckRowProps {
  typed: TypedRow;
  faults: CellFaults;
  rows: Rows;
  onLeaveOut: (row: number) => void;
}

function CheckRow({ typed: { row, values }, faults, rows, onLeaveOut }: CheckRowProps) {
  const [open, setOpen] = useState<ReadonlySet<Column>>(new Set());
  const wrong = BULK_COLUMNS.filter((column) => faults[column] !== undefined);
  // A corrected cell stays a field, because it has the caret.
  if (wrong.some((column) => !open.has(column))) setOpen(new Set([...open, ...wrong]));
  return (
    <tr data-wrong={wrong.length > 0 || undefined}>
      <th scope="row" data-label={text.row}>
        {row}
      </th>
      {BULK_COLUMNS.map((column) => (
        <td key={column} data-label={text.columns.names[column]} data-wrong={faults[column] !== undefined || undefined}>
          {open.has(column) ? (
            <CellField
              column={column}
              row={row}
              value={values[column]}
              fault={faults[column]}
              onValue={(value) => rows.edit(row, column, value)}
            />
          ) : (
            shownValue(column, values[column])
          )}
        </td>
      ))}
      <td>
        <IconButton
          id={leaveOutIdOf(row)}
          label={text.leaveOut(row)}
          icon={<X {...iconProps()} />}
          onClick={() => onLeaveOut(row)}
        />
      </td>
    </tr>
  );
}

const validityOf = (value: string) => VALIDITIES.find((validity) => validity === value.toLowerCase());

function shownValue(column: Column, value: string) {
  const validity = column === "validity" ? validityOf(value) : undefined;
  return validity ? VALIDITY_LABELS[validity] : value;
}

interface CellFieldProps {
  column: Column;
  row: number;
  value: string;
  fault: string | undefined;
  onValue: (value: string) => void;
}

function CellField({ column, row, value, fault, onValue }: CellFieldProps) {
  const validity = validityOf(value);
  return (
    <Field label={text.cell(text.columns.names[column], row)} hasHiddenLabel error={fault}>
      {column === "validity" ? (
        <Select
          options={VALIDITY_OPTIONS}
          placeholder={validity ? undefined : value || text.fillChoose}
          value={validity ?? ""}
          onValue={onValue}
        />
      ) : (
        <TextInput
          inputMode={column === "email" ? "email" : undefined}
          value={value}
          onValue={onValue}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
