import { ValidationError } from "yup";
import type { FieldError } from "../errors.ts";
import { phone } from "../fields.ts";
import { listOf } from "../text.ts";
import { BULK_COLUMNS, MAX_BULK_ROWS, VALIDITIES } from "./limits.ts";
import { CSV_EMPTY, CSV_UNREADABLE, PHONE_IN_FILE } from "./messages.ts";
import { type Invite, inviteSchema } from "./schema.ts";

export type Column = (typeof BULK_COLUMNS)[number];
/** A row as typed, with its number in the sheet. */
export interface TypedRow {
  row: number;
  values: Readonly<Record<Column, string>>;
}
/** The faults in the cells of a row, with what is valid there. */
export type CellFaults = Partial<Record<Column, string>>;
export type BulkRow = Invite & { row: number };
export interface CheckedFile {
  rows: BulkRow[];
  /** The errors: at `file` for the file, or one for each invalid row. */
  errors: FieldError[];
  /** The invalid cells, by the number of their row. */
  cells: ReadonlyMap<number, CellFaults>;
}

/** The errors of one row, with the common messages. */
export const rowError = (row: number, field: Column, says: string): FieldError => ({
  row,
  field,
  message: `Row ${row}: ${says}`,
});

/** In a file each column is required. */
const rowSchema = inviteSchema.shape({ phone: phone() });

const TOO_MANY_ROWS = `A file can have at most ${MAX_BULK_ROWS} rows.`;
const ofFile = (message: string): CheckedFile => ({
  rows: [],
  errors: [{ field: "file", message }],
  cells: new Map(),
});

/**
 * Checks the file of a bulk invitation, the same in the browser and on the server.
 *
 * @param lines The cells of each line, with the header as row 1 and blank lines; null if the file cannot be read.
 */
export function checkBulkLines(lines: readonly (readonly string[])[] | null): CheckedFile {
  if (lines === null) return ofFile(CSV_UNREADABLE);
  const [header = [], ...body] = lines;
  if (body.length > MAX_BULK_ROWS) return ofFile(TOO_MANY_ROWS);
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
  return checkBulkRows(typed);
}

/** Checks rows whose columns are known. */
export function checkBulkRows(typed: readonly TypedRow[]): CheckedFile {
  if (typed.length === 0) return ofFile(CSV_EMPTY);
  if (typed.length > MAX_BULK_ROWS) return ofFile(TOO_MANY_ROWS);
  const rows: BulkRow[] = [];
  const errors: FieldError[] = [];
  const cells = new Map<number, CellFaults>();
  const firstRowOf = new Map<string, number>();
  for (const { row, values } of typed) {
    const email = values.email.toLowerCase();
    const first = firstRowOf.get(email);
    const faults = faultsOf(values);
    const fault = saidOf(values, faults) ?? repeated(first);
    if (email !== "" && first === undefined) firstRowOf.set(email, row);
    if (fault) {
      errors.push(rowError(row, fault.field, fault.says));
      cells.set(row, { ...(first !== undefined && { email: `The same e-mail as in row ${first}.` }), ...faults });
    } else rows.push({ ...rowSchema.cast(values), row });
  }
  return { rows, errors, cells };
}

const repeated = (first: number | undefined) =>
  first === undefined ? null : { field: "email" as const, says: `same e-mail as row ${first}` };

const NAMES: Record<Column, string> = {
  firstName: "first name",
  lastName: "last name",
  email: "e-mail",
  phone: "phone",
  validity: "validity",
};

const named = (columns: readonly Column[]) => listOf(columns.map((column) => NAMES[column]));

/** Returns the first invalid column, and all faults of the row in words. */
function saidOf(values: TypedRow["values"], faults: CellFaults): { field: Column; says: string } | null {
  const wrong = BULK_COLUMNS.filter((column) => faults[column] !== undefined);
  const missing = wrong.filter((column) => values[column] === "");
  const invalid = wrong.filter((column) => values[column] !== "");
  const [field] = wrong;
  if (field === undefined) return null;
  const says = [
    ...(missing.length > 0 ? [`${named(missing)} ${missing.length === 1 ? "is" : "are"} missing`] : []),
    ...(invalid.length > 0 ? [`invalid ${named(invalid)}`] : []),
  ].join("; ");
  return { field, says };
}

/** Caches results by object: in a sheet that is corrected cell by cell, only the changed row is checked again. */
const cache = new WeakMap<TypedRow["values"], CellFaults>();

function faultsOf(values: TypedRow["values"]): CellFaults {
  const before = cache.get(values);
  if (before) return before;
  const faults: CellFaults = {};
  for (const column of BULK_COLUMNS) {
    const fault = faultOf(column, values);
    if (fault !== null) faults[column] = fault;
  }
  cache.set(values, faults);
  return faults;
}

function faultOf(column: Column, values: TypedRow["values"]): string | null {
  if (column === "phone" && values.phone === "") return PHONE_IN_FILE;
  try {
    rowSchema.validateSyncAt(column, values);
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return column === "validity" ? VALID_VALIDITIES : error.message;
  }
}

const VALID_VALIDITIES = `Use ${VALIDITIES.slice(0, -1).join(", ")} or ${VALIDITIES.at(-1)}.`;
