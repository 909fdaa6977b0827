export interface SampleTable {
  name: string;
  columns: string[];
  rows: (string | number | null)[][];
}

const isText = (value: unknown): value is string => typeof value === "string";
const isCell = (value: unknown) => value === null || ["string", "number"].includes(typeof value);

function isTable(value: unknown): value is SampleTable {
  if (typeof value !== "object" || value === null) return false;
  const { name, columns, rows } = value as Record<string, unknown>;
  const hasRows = Array.isArray(rows) && rows.every((row) => Array.isArray(row) && row.every(isCell));
  return isText(name) && Array.isArray(columns) && columns.every(isText) && hasRows;
}

/** The tables of a question's sample data; null where the text is not what it should be. */
export function parseTables(json: string): SampleTable[] | null {
  try {
    const parsed = JSON.parse(json) as { tables?: unknown } | null;
    const tables = parsed?.tables;
    return Array.isArray(tables) && tables.length > 0 && tables.every(isTable) ? tables : null;
  } catch {
    return null;
  }
}
