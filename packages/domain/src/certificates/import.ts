import { ValidationError } from "yup";
import type { FieldError } from "../errors.ts";
import { CERTIFICATE_COLUMNS_MISSING, CERTIFICATE_FILE_EMPTY, CERTIFICATE_FILE_UNREADABLE } from "./messages.ts";
import { CERTIFICATE_COLUMNS, MAX_CERTIFICATE_ROWS } from "./rules.ts";
import { type Issue, issueSchema } from "./schema.ts";

export interface CheckedFile {
  rows: Issue[];
  /** The errors: at `file` for the file, or one for each invalid row. */
  errors: FieldError[];
}

/** Headings as people write them; only their letters are compared. */
const HEADINGS: Record<(typeof CERTIFICATE_COLUMNS)[number], readonly string[]> = {
  studentName: ["student name", "student", "name", "full name", "participant", "participant name"],
  email: ["email", "email id", "email address", "mail", "mail id", "student email"],
  courseName: ["course name", "course", "course title", "program", "programme", "masterclass"],
};
const lettersOf = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, "");

/** Returns the position of each column; -1 if it is missing. Our own heading takes precedence over a similar one. */
function placesOf(header: readonly string[]): number[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const letters = names.map(lettersOf);
  return CERTIFICATE_COLUMNS.map((column) => {
    const own = names.indexOf(column.toLowerCase());
    return own >= 0 ? own : letters.findIndex((name) => HEADINGS[column].map(lettersOf).includes(name));
  });
}

const ofFile = (message: string): CheckedFile => ({ rows: [], errors: [{ field: "file", message }] });

/**
 * Checks a file of certificates.
 *
 * @param lines The cells of each line, with the header as row 1 and blank lines; null if the file cannot be read.
 */
export function checkCertificateLines(lines: readonly (readonly string[])[] | null): CheckedFile {
  if (lines === null) return ofFile(CERTIFICATE_FILE_UNREADABLE);
  const [header = [], ...body] = lines;
  const places = placesOf(header);
  if (places.includes(-1)) return ofFile(CERTIFICATE_COLUMNS_MISSING);
  const typed = body
    .map((cells, index) => ({ row: index + 2, cells: places.map((place) => cells[place]?.trim() ?? "") }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (typed.length === 0) return ofFile(CERTIFICATE_FILE_EMPTY);
  if (body.length > MAX_CERTIFICATE_ROWS) return ofFile(`A file can have at most ${MAX_CERTIFICATE_ROWS} rows.`);
  const checked = typed.map(({ row, cells }) => checkRow(row, cells));
  const errors = checked.flatMap(({ error }) => (error ? [error] : []));
  return { rows: errors.length > 0 ? [] : checked.flatMap(({ value }) => (value ? [value] : [])), errors };
}

function checkRow(row: number, cells: readonly string[]): { value?: Issue; error?: FieldError } {
  const values = Object.fromEntries(CERTIFICATE_COLUMNS.map((column, index) => [column, cells[index]]));
  try {
    return { value: issueSchema.validateSync(values) };
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault;
    return { error: { row, field: fault.path ?? "file", message: `Row ${row}: ${fault.errors[0]}` } };
  }
}
