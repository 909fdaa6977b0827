import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { strFromU8, unzipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import type { Cell, Column, Workbooks } from "../../ports.ts";
import { createWorkbookPool } from "./pool.ts";
import { createWorkbooks } from "./xlsxwriter.ts";

const COLUMNS: Column[] = [
  { title: "Name", width: 24 },
  { title: "Applied on", width: 13, isDay: true },
  { title: "Expected CTC", width: 14 },
  { title: "Note", width: 36 },
];
const FORMULAS = ["=1+1", "+91 98765", "-1", '@SUM(A1) <b>"&"', "\t=2", "＝1+1", "＠SUM(A1)"];
const ROWS: Cell[][] = [
  ["Zoë & राव <b>", "2026-03-31", 450_000, "first line\nsecond line"],
  ...FORMULAS.map((text): Cell[] => ["", null, 0.5, text]),
];

async function* inBatches(rows: Cell[][], size = 2) {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
const TURN = { owner: "asha", isEstablished: true };
const pool = createWorkbookPool();
afterAll(() => pool.close());

describe.each<[string, Workbooks]>([
  ["in this thread", createWorkbooks()],
  ["in a thread of its own", pool],
])("a workbook, %s,", (_, workbooks) => {
  let file: Buffer;
  let parts: Record<string, string>;
  beforeAll(async () => {
    file = await workbooks.write("Applications", COLUMNS, inBatches(ROWS), TURN);
    const unzipped = unzipSync(new Uint8Array(file));
    parts = Object.fromEntries(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)]));
  });
  const sheet = () => parts["xl/worksheets/sheet1.xml"] ?? "";
  /** Returns the attributes of a cell's format. */
  function formatOf(place: string) {
    const style = new RegExp(`<c r="${place}"[^>]* s="(\\d+)"`).exec(sheet())?.[1];
    const formats = /<cellXfs.*?<\/cellXfs>/s.exec(parts["xl/styles.xml"] ?? "")?.[0] ?? "";
    return formats.match(/<xf [^>]*>/g)?.[Number(style ?? 0)] ?? "";
  }

  test("opens in another reader with numbers as numbers, days as days and text as it was typed", async () => {
    const read = await readSheet(file);
    expect(read[0]).toEqual(COLUMNS.map(({ title }) => title));
    expect(read[1]).toEqual(["Zoë & राव <b>", new Date("2026-03-31T00:00:00Z"), 450_000, "first line\nsecond line"]);
    expect(read.slice(2).map((row) => row[3])).toEqual(FORMULAS.map((text) => text.trim())); // as this reader returns texts
    expect(read[2]?.slice(0, 3)).toEqual([null, null, 0.5]);
  });

  test("has a bold, frozen header row, a filter over all rows, and column widths", () => {
    expect(parts["xl/workbook.xml"]).toContain('name="Applications"');
    const font = /fontId="(\d+)"/.exec(formatOf("A1"))?.[1];
    const fonts = (parts["xl/styles.xml"] ?? "").match(/<font>.*?<\/font>/gs) ?? [];
    expect(fonts[Number(font)]).toContain("<b/>");
    expect(sheet()).toMatch(/<pane ySplit="1" topLeftCell="A2"[^>]* state="frozen"/);
    expect(sheet()).toContain(`<autoFilter ref="A1:D${ROWS.length + 1}"`);
    const widths = [...sheet().matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Math.floor(Number(width)));
    expect(widths).toEqual(COLUMNS.map(({ width }) => width));
  });

  test("stores a calendar day as a number with a date format", () => {
    expect(/<c r="B2"[^>]*><v>([\d.]+)<\/v>/.exec(sheet())?.[1]).toBe("46112");
    const id = /numFmtId="(\d+)"/.exec(formatOf("B2"))?.[1];
    expect(parts["xl/styles.xml"]).toMatch(new RegExp(`numFmtId="${id}" formatCode="dd mmm yyyy"`));
  });

  test("has no formulas, and text that looks like one stays text when its cell is edited", () => {
    expect(sheet()).not.toMatch(/<f[ >]/);
    for (const at of FORMULAS.keys()) expect(formatOf(`D${at + 3}`)).toContain('quotePrefix="1"');
  });

  test("has its header row when there are no rows", async () => {
    const empty = await workbooks.write("Applications", COLUMNS, inBatches([]), TURN);
    expect(await readSheet(empty)).toEqual([COLUMNS.map(({ title }) => title)]);
  });

  test("is rejected when its rows cannot be read; the next one is written", async () => {
    async function* broken(): AsyncGenerator<Cell[][]> {
      yield ROWS;
      throw new Error("The database is gone");
    }
    await expect(workbooks.write("Applications", COLUMNS, broken(), TURN)).rejects.toThrow("The database is gone");
    const next = await workbooks.write("Applications", COLUMNS, inBatches(ROWS), TURN);
    expect(await readSheet(next)).toHaveLength(ROWS.length + 1);
  });
});

test("cuts texts longer than the maximum of a cell", async () => {
  const rows = [["x".repeat(40_000), null, null, `=${"y".repeat(40_000)}`]];
  const [, row] = await readSheet(await createWorkbooks().write("Applications", COLUMNS, inBatches(rows), TURN));
  expect([String(row?.[0]).length, String(row?.[3]).length]).toEqual([32_767, 32_767]);
});
