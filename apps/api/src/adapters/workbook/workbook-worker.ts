import { on } from "node:events";
import { move } from "piscina";
import type { Cell } from "../../ports.ts";
import type { WorkbookTask } from "./pool.ts";
import { createSheet } from "./xlsxwriter.ts";

/** Writes one workbook in this thread; requests each batch of rows when it is ready for it. */
export default async function writeWorkbook({ name, columns, port }: WorkbookTask): Promise<unknown> {
  const sheet = createSheet(name, columns);
  const batches = on(port, "message") as AsyncIterable<[readonly (readonly Cell[])[] | null]>;
  port.postMessage("next");
  for await (const [rows] of batches) {
    if (rows === null) break;
    sheet.add(rows);
    port.postMessage("next");
  }
  port.close();
  return move(sheet.finish().buffer);
}
