import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { StartError } from "../config/values.ts";
import { type BackupHeader, isTableLine } from "./format.ts";
import { contentOf } from "./sealed.ts";

/** Reads the lines of a backup and closes the file when reading stops. Throws an error of one sentence for a damaged file. */
export async function* readLines(file: string, key?: string): AsyncGenerator<string> {
  const source = Readable.from(contentOf(file, key), { objectMode: false });
  const unpacked = source.pipe(createGunzip());
  source.on("error", (error) => unpacked.destroy(error));
  // The missing end may be noticed after a row was refused: no reader is left then, and an unhandled error would end the process.
  unpacked.on("error", () => {});
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new StartError(`There is no file ${file}.`);
    throw new StartError(`${file} cannot be read (${(error as Error).message}). Nothing was changed.`);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** Reads a backup to its end; rejects if it is damaged. Returns the number of rows. */
export async function countRows(file: string, key?: string): Promise<number> {
  let rows = -1; // the header
  for await (const line of readLines(file, key)) rows += isTableLine(line) ? 0 : 1;
  return rows;
}

/** Parses the header line; throws an error of one sentence if the file is not a backup. */
export function readHeader(line: string, file: string): BackupHeader {
  const stranger = new StartError(`${file} is no backup of Dryrun.`);
  try {
    const header = JSON.parse(line) as Partial<BackupHeader>;
    if (header.format !== "dryrun-backup" || header.version !== 1) throw stranger;
    return header as BackupHeader;
  } catch {
    throw stranger;
  }
}
