import { readdirSync, readFileSync } from "node:fs";
import type { SqlCell, SqlTable } from "@dryrun/engines/sql/data";
import Papa from "papaparse";

/** The folder of the course: its units, and its data. */
export const courseFolder = new URL("../../../course/", import.meta.url);

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const cellOf = (text: string): SqlCell => (text === "" ? null : NUMBER.test(text) ? Number(text) : text);

function readTable(name: string): SqlTable {
  const csv = readFileSync(new URL(`data/${name}.csv`, courseFolder), "utf8");
  const [columns = [], ...rows] = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data;
  return { name, columns, rows: rows.map((row) => row.map(cellOf)) };
}

let tables: ReadonlyMap<string, SqlTable> | null = null;

/** Returns a table of the course's data: the name of a file in `course/data`. An empty cell is null. */
export function findTable(name: string): SqlTable {
  tables ??= new Map(
    readdirSync(new URL("data/", courseFolder))
      .filter((file) => file.endsWith(".csv"))
      .map((file) => [file.slice(0, -4), readTable(file.slice(0, -4))]),
  );
  const table = tables.get(name);
  if (!table) throw new Error(`There is no table "${name}" in course/data.`);
  return table;
}
