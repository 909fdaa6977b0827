import { parseCsv, textOfFile, toPlainCsv } from "@dryrun/csv/csv";
import type { BulkRow } from "@dryrun/domain/invitations/bulk";
import { BULK_COLUMNS, MAX_BULK_ROWS } from "@dryrun/domain/invitations/limits";
import { CSV_EMPTY, CSV_UNREADABLE } from "@dryrun/domain/invitations/messages";
import { MAX_UPLOAD_BYTES } from "@dryrun/domain/limits";
import { bulk as bulkWords } from "../../../../../messages/invitations.en-in.ts";

/** The cells of a sheet as they were typed. */
export interface Sheet {
  /** All lines, blank ones included, so that a place in the list is a row's number less one. */
  lines: readonly (readonly string[])[];
}

/** Why something is no sheet, in words for the person. */
export class Unreadable extends Error {}

const SPREADSHEET = /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i;
/** The first bytes of a ZIP archive, which an .xlsx is, and of an old .xls. */
const MAGIC = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Refuses a file by its name and size, before a byte of it is read. */
export function refusalOfFile({ name, size }: Pick<File, "name" | "size">): string | null {
  if (SPREADSHEET.test(name)) return bulkWords.spreadsheet;
  return size > MAX_UPLOAD_BYTES ? bulkWords.tooLarge : null;
}

/** @throws Unreadable */
export async function sheetOfFile(file: File): Promise<Sheet> {
  const refusal = refusalOfFile(file);
  if (refusal) throw new Unreadable(refusal);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (MAGIC.some((magic) => magic.every((byte, at) => bytes[at] === byte))) throw new Unreadable(bulkWords.spreadsheet);
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

/** Cells that were copied from a sheet are not always quoted: there a tab ends a cell, whatever the quotes. */
const cellsOf = (text: string): string[][] | null =>
  text.includes("\t") ? text.split(/\r\n|\n|\r/).map((line) => line.split("\t")) : null;

/** The checked rows as the file to send, one line each; the server's row 2 is the first of them. */
export function fileOf(rows: readonly BulkRow[]): File {
  const lines = rows.map((row) => BULK_COLUMNS.map((column) => row[column] ?? ""));
  return new File([toPlainCsv([[...BULK_COLUMNS], ...lines])], "invitations.csv", { type: "text/csv" });
}
