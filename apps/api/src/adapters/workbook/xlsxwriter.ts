import { isFormula } from "@dryrun/csv/csv";
import { DAY_MS } from "@dryrun/domain/time";
import { Format, Workbook, type Worksheet } from "wasm-xlsxwriter";
import type { Cell, Column, Workbooks } from "../../ports.ts";

/** The maximum length of a cell, in characters. */
const MAX_TEXT = 32_767;
/** The day from which Excel counts. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_FORMAT = "dd mmm yyyy";

const serialOf = (day: string) => (Date.parse(day) - DAY_ZERO) / DAY_MS;

/** Creates a workbook with one sheet whose rows arrive in batches. */
export function createSheet(name: string, columns: readonly Column[]) {
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet();
  // Text that looks like a formula stays text when somebody edits the cell.
  const quoted = new Format().setQuotePrefix();
  const day = new Format().setNumFormat(DAY_FORMAT);
  writeHead(sheet, name, columns);
  let count = 1;

  function writeCell(at: number, value: string) {
    if (columns[at]?.isDay) release(sheet.writeNumberWithFormat(count, at, serialOf(value), day));
    else release(sheet.writeStringWithFormat(count, at, value.slice(0, MAX_TEXT), quoted));
  }
  return {
    add(rows: readonly (readonly Cell[])[]): void {
      for (const cells of rows) {
        const isOwn = cells.map(
          (cell, index) => typeof cell === "string" && cell !== "" && isFormatted(columns[index], cell),
        );
        // One library call writes a whole row; cells with a special format follow.
        const plain = cells.map((cell, index) =>
          isOwn[index] || cell === null || cell === "" ? undefined : shortened(cell),
        );
        release(sheet.writeRow(count, 0, plain));
        for (const [index, cell] of cells.entries()) if (isOwn[index]) writeCell(index, String(cell));
        count += 1;
      }
    },
    /** Returns the file; nothing can be added afterwards. */
    finish(): Uint8Array<ArrayBuffer> {
      release(sheet.autofilter(0, 0, count - 1, columns.length - 1));
      const file = workbook.saveToBufferSync();
      workbook.free();
      return file as Uint8Array<ArrayBuffer>;
    },
  };
}

const isFormatted = (column: Column | undefined, cell: string) => column?.isDay === true || isFormula(cell);
const shortened = (cell: string | number) => (typeof cell === "string" ? cell.slice(0, MAX_TEXT) : cell);

/** Each call returns the sheet again, as an object that holds memory until it is freed. */
const release = (handle: Worksheet) => handle.free();

function writeHead(sheet: Worksheet, name: string, columns: readonly Column[]) {
  const bold = new Format().setBold();
  release(sheet.setName(name));
  release(sheet.setFreezePanes(1, 0));
  for (const [index, { title, width }] of columns.entries()) {
    release(sheet.setColumnWidth(index, width));
    release(sheet.writeStringWithFormat(0, index, title, bold));
  }
}

/** Writes workbooks in this thread. */
export const createWorkbooks = (): Workbooks => ({
  async write(name, columns, batches) {
    const sheet = createSheet(name, columns);
    for await (const rows of batches) sheet.add(rows);
    return Buffer.from(sheet.finish().buffer);
  },
});
