import { type Schema, ValidationError } from "yup";
import type { FieldError } from "../errors.ts";
import { phone } from "../fields.ts";
import { BULK_COLUMNS, MAX_BULK_ROWS } from "./limits.ts";
import { CSV_EMPTY, CSV_UNREADABLE } from "./messages.ts";
import { type Invite, inviteSchema } from "./schema.ts";

type Column = (typeof BULK_COLUMNS)[number];
export type BulkRow = Invite & { row: number };
export interface CheckedFile {
  rows: BulkRow[];
  /** The errors: at `file` for the file, or one for each invalid row. */
  errors: FieldError[];
}

/** The errors of one row, with the common messages. */
export const rowError = (row: number, field: Column, says: string): FieldError => ({
  row,
  field,
  message: `Row ${row}: ${says}`,
});

/** In a file each column is required. */
const rowSchema = inviteSchema.shape({ phone: phone() });

const ofFile = (message: string): CheckedFile => ({ rows: [], errors: [{ field: "file", message }] });

/**
 * Checks the file of a bulk invite, the same in the browser and on the server.
 *
 * @param lines The cells of each line, with the header as row 1 and blank lines; null where the file cannot be read.
 */
export function checkBulkLines(lines: readonly (readonly string[])[] | null): CheckedFile {
  if (lines === null) return ofFile(CSV_UNREADABLE);
  const [header = [], ...body] = lines;
  const columns = header.map((name) => name.trim().toLowerCase());
  const typed = body
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map(({ row, cells }) => ({
      row,
      values: Object.fromEntries(
        BULK_COLUMNS.map((column) => [column, cells[columns.indexOf(column.toLowerCase())]?.trim() ?? ""]),
      ) as Record<Column, string>,
    }));
  if (typed.length === 0) return ofFile(CSV_EMPTY);
  if (typed.length > MAX_BULK_ROWS) return ofFile(`A file has at most ${MAX_BULK_ROWS} rows.`);
  return checkRows(typed);
}

function checkRows(typed: readonly { row: number; values: Record<Column, string> }[]): CheckedFile {
  const rows: BulkRow[] = [];
  const errors: FieldError[] = [];
  const firstRowOf = new Map<string, number>();
  for (const { row, values } of typed) {
    const email = values.email.toLowerCase();
    const first = firstRowOf.get(email);
    const fault =
      faultOf(values) ?? (first === undefined ? null : { field: "email" as const, says: `same email as row ${first}` });
    if (email !== "" && first === undefined) firstRowOf.set(email, row);
    if (fault) errors.push(rowError(row, fault.field, fault.says));
    else rows.push({ ...rowSchema.cast(values), row });
  }
  return { rows, errors };
}

/** The first column at fault, and all faults of the row in words. */
function faultOf(values: Record<Column, string>): { field: Column; says: string } | null {
  const missing = BULK_COLUMNS.filter((column) => values[column] === "");
  const invalid = BULK_COLUMNS.filter((column) => values[column] !== "" && !isValid(column, values[column]));
  const field = BULK_COLUMNS.find((column) => missing.includes(column) || invalid.includes(column));
  if (field === undefined) return null;
  const says = [
    ...(missing.length > 0 ? [`missing ${missing.join(", ")}`] : []),
    ...(invalid.length > 0 ? [`invalid ${invalid.join(", ")}`] : []),
  ].join("; ");
  return { field, says };
}

function isValid(column: Column, value: string): boolean {
  try {
    (rowSchema.fields[column] as Schema).validateSync(value);
    return true;
  } catch (error) {
    if (error instanceof ValidationError) return false;
    throw error;
  }
}
