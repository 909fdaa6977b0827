import { parseCsv, textOfFile, toPlainCsv } from "@dryrun/csv/csv";
import type { BulkRow } from "@dryrun/domain/invitations/bulk";
import { BULK_COLUMNS, MAX_BULK_ROWS } from "@dryrun/domain/invitations/limits";
import { CSV_EMPTY, CSV_UNREADABLE } from "@dryrun/domain/invitations/messages";
import { MAX_UPLOAD_BYTES } from "@dryrun/domain/limits";
import { bulk as bulkWords } from "../../../../../messages/invitations.en-in.ts";

/** The cells of a sheet as they were typed. */
export interface Sheet {
  /** All lines, including blank ones: a line's index is its row number less one. */
  lines: readonly (readonly string[])[];
}

/** The reason why something is not a sheet, as a message for the person. */
export class Unreadable extends Error {}

const SPREADSHEET = /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i;
/** The first bytes of a ZIP archive, such as an .xlsx, and of an old .xls. */
const MAGIC = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Returns why a file is refused by its name or size, before it is read. */
export function refusalOfFile({ name, size }: Pick<File, "name" | "size">): string | null {
  if (SPREADSHEET.test(name)) return bulkWords.spreadsheet;
  return size > MAX_UPLOAD_BYTES ? bulkWords.tooLarge : null;
}

/** @throws Unreadable */
export async function sheetOfFile(file: File): Promise<Sheet> {
  const refusal = refusalOfFile(file);
  if (refusal) throw new Unreadable(refusal);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (MAGIC.some((magic) => magic.every((byte, index) => bytes[index] === byte)))
    throw new Unreadable(bulkWords.spreadsheet);
  const text = textOfFile(bytes);
  if (text === null) throw new Unreadable(CSV_UNREADABLE);
  return sheetOfText(text);
}

/** @throws Unreadable */
export function sheetOfText(text: string): Sheet {
  if (text.length > MAX_UPLOAD_BYTES) throw new Unreadable(bulkWords.tooLarge);
  const lines = parseCsv(text, MAX_BULK_ROWS) ?? cellsOf(text);
  if (lines === null) throw new Unreadable(CSV_UNREADABLE);
  if (lines.every((cells) => cells.join("").trim() === "")) throw new Unreadable(CSV_EMPTY);
  return { lines };
}

/** Splits copied cells, which are not always quoted: a tab always ends a cell, even between quotes. */
const cellsOf = (text: string): string[][] | null =>
  text.includes("\t") ? text.split(/\r\n|\n|\r/).map((line) => line.split("\t")) : null;

/** Writes the checked rows as a file with one line each; row 2 of the server is the first of them. */
export function fileOf(rows: readonly BulkRow[]): File {
  const lines = rows.map((row) => BULK_COLUMNS.map((column) => row[column] ?? ""));
  return new File([toPlainCsv([[...BULK_COLUMNS], ...lines])], "invitations.csv", { type: "text/csv" });
}
