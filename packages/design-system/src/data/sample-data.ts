export type SampleCell = string | number | boolean | null;

export interface SampleTable {
  name: string;
  columns: string[];
  rows: SampleCell[][];
}

export type Sample = { kind: "tables"; tables: SampleTable[] } | { kind: "text"; text: string };

const isCell = (value: unknown): value is SampleCell =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

function isTable(value: unknown): value is SampleTable {
  if (typeof value !== "object" || value === null) return false;
  const { name, columns, rows } = value as Record<string, unknown>;
  return (
    typeof name === "string" &&
    Array.isArray(columns) &&
    columns.length > 0 &&
    columns.every((column) => typeof column === "string") &&
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row) && row.every(isCell))
  );
}

/** Parses the tables of a question's sample data; malformed data is returned as text, null means no data. */
export function parseSampleData(text: string | null): Sample | null {
  if (text === null || text.trim() === "") return null;
  try {
    const { tables } = JSON.parse(text) as { tables?: unknown };
    if (Array.isArray(tables) && tables.length > 0 && tables.every(isTable)) return { kind: "tables", tables };
  } catch {
    // Not JSON: shown unchanged.
  }
  return { kind: "text", text };
}

/** Returns a cell as text; a database null is shown as such. */
export const cellText = (cell: SampleCell | undefined) =>
  cell === null || cell === undefined ? "NULL" : typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell);

/** Returns a row as a sentence: "order_id 1, city Pune". */
export const rowText = (columns: readonly string[], row: readonly SampleCell[]) =>
  columns.map((column, index) => `${column} ${cellText(row[index])}`).join(", ");

/** Returns every name that an answer may need, once each, tables first. */
export const namesOf = (sample: Sample | null): string[] =>
  sample?.kind === "tables"
    ? [...new Set([...sample.tables.map(({ name }) => name), ...sample.tables.flatMap(({ columns }) => columns)])]
    : [];
