import { parseCsv, textOfFile, toPlainCsv } from "@dryrun/csv/csv";
import { type BulkRow, type CheckedFile, checkBulkLines } from "@dryrun/domain/invitations/bulk";
import { BULK_COLUMNS } from "@dryrun/domain/invitations/limits";

export interface ReadFile extends CheckedFile {
  /** All lines as written, including the header; empty if the file cannot be read. */
  lines: string[][];
}

/** Reads and checks the file of a bulk invite by the rules that the server checks it by again. */
export async function readRows(file: File): Promise<ReadFile> {
  const text = textOfFile(new Uint8Array(await file.arrayBuffer()));
  const lines = text === null ? null : parseCsv(text);
  return { lines: lines ?? [], ...checkBulkLines(lines) };
}

/** The checked rows as the file to send. Each keeps its line, so that the server's row numbers match the file. */
export function fileOf(rows: readonly BulkRow[]): File {
  const lines: string[][] = [[...BULK_COLUMNS]];
  for (const row of rows) {
    while (lines.length < row.row - 1) lines.push([""]);
    lines.push(BULK_COLUMNS.map((column) => row[column] ?? ""));
  }
  return new File([toPlainCsv(lines)], "invitations.csv", { type: "text/csv" });
}
