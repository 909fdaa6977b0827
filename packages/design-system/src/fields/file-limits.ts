import * as words from "../messages/fields.en-in.ts";
export interface FileLimits {
  /** ".csv,text/csv" */
  accept: string;
  maxBytes?: number | undefined;
  /** The maximum number of rows below the heading. */
  maxRows?: number | undefined;
}

/** Formats a size: "340 KB" or "1.2 MB". */
export function sizeText(bytes: number): string {
  const kilo = bytes / 1024;
  return kilo < 1000 ? `${Math.max(1, Math.round(kilo))} KB` : `${(kilo / 1024).toFixed(1)} MB`;
}

function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = accept.split(",").map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => (kind.startsWith(".") ? name.toLowerCase().endsWith(kind) : kind === type));
}

/** The endings of accepted names: ".png, .jpg". */
const endingsOf = (accept: string) =>
  accept
    .split(",")
    .map((kind) => kind.trim())
    .filter((kind) => kind.startsWith("."))
    .join(", ");

/** Counts the rows of a CSV below its heading; a line break within quotes ends no row. */
export const rowsIn = (text: string): number =>
  Math.max(
    0,
    text
      .replace(/"[^"]*"/g, "q")
      .split(/\r\n|\n|\r/)
      .filter((line) => line.trim() !== "").length - 1,
  );

/** Returns why the files are refused before anything is read: they must be one file, of the kind, not too large. */
function refusalOfFiles(files: readonly File[], { accept, maxBytes }: FileLimits): string | undefined {
  const [file, ...more] = files;
  if (!file) return undefined;
  if (more.length > 0) return words.file.one;
  if (!isAccepted(file, accept)) return words.file.kind(endingsOf(accept));
  if (maxBytes === undefined || file.size <= maxBytes) return undefined;
  return words.file.tooLarge(sizeText(file.size), sizeText(maxBytes));
}

/** Returns why a file with this many rows is refused. */
function refusalOfRows(rows: number, { maxRows }: FileLimits): string | undefined {
  if (maxRows === undefined || rows <= maxRows) return undefined;
  return words.file.tooLong(rows, maxRows);
}

/** Checks the first of the files; reads it only if its rows are limited. Rejects if it cannot be read. */
export async function checkFiles(
  files: readonly File[],
  limits: FileLimits,
): Promise<{ refusal?: string | undefined; rows?: number }> {
  const refusal = refusalOfFiles(files, limits);
  const [first] = files;
  if (refusal || !first || limits.maxRows === undefined) return { refusal };
  const rows = rowsIn(await first.text());
  return { refusal: refusalOfRows(rows, limits), rows };
}
