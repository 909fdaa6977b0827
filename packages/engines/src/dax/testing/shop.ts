import type { DaxMatrix, DaxModel, DaxResult, DaxValue } from "../data.ts";
import { dateTable } from "../date-table.ts";
import { dax } from "../dax.ts";

/** A shop: sales of products on dates from 2023 to 2024, with one sale of a product that does not exist. */
export const SHOP: DaxModel = {
  tables: [
    {
      name: "Product",
      columns: [
        { name: "Key", type: "integer" },
        { name: "Name", type: "text" },
        { name: "Color", type: "text" },
        { name: "Price", type: "decimal" },
      ],
      rows: [
        [1, "Lamp", "Red", 10],
        [2, "Desk", "Blue", 100],
        [3, "Chair", "Red", 40],
        [4, "Shelf", null, 60],
      ],
    },
    {
      name: "Sales",
      columns: [
        { name: "Product Key", type: "integer" },
        { name: "Order Date", type: "date" },
        { name: "Ship Date", type: "date" },
        { name: "Quantity", type: "integer" },
        { name: "Amount", type: "decimal" },
        { name: "Note", type: "text" },
      ],
      rows: [
        [1, "2023-01-15", "2023-02-01", 2, 20, "gift"],
        [2, "2023-02-28", "2023-03-02", 1, 100, null],
        [1, "2023-12-31", "2024-01-02", 3, 30, ""],
        [3, "2024-02-10", "2024-02-12", 1, 40, "Gift"],
        [2, "2024-02-29", "2024-03-01", 2, 200, null],
        [9, "2024-03-05", "2024-03-06", 1, 7, null],
        [1, "2024-03-05", null, null, null, null],
      ],
    },
    dateTable({ name: "Date", from: "2023-01-01", to: "2024-12-31" }),
  ],
  relationships: [
    { from: "Sales[Product Key]", to: "Product[Key]" },
    { from: "Sales[Order Date]", to: "Date[Date]" },
    { from: "Sales[Ship Date]", to: "Date[Date]", active: false },
  ],
  dateColumn: "Date[Date]",
  measures: { "Total Sales": "SUM(Sales[Amount])", Units: "SUM ( Sales[Quantity] )" },
};

function okOf(program: string, data: DaxModel): DaxResult {
  const outcome = dax.run(program, data);
  if ("ok" in outcome) return outcome.ok;
  throw new Error(`${program}: ${JSON.stringify(outcome)}`);
}

/** Returns the value of a measure without headers. */
export function value(program: string, data: DaxModel = SHOP): DaxValue {
  const result = okOf(program, data);
  if (result.kind !== "value") throw new Error(`This is a ${result.kind}.`);
  return result.value;
}

/** Returns the rows of a table expression. */
export function table(program: string, data: DaxModel = SHOP): DaxValue[][] {
  const result = okOf(program, { ...data, ask: { kind: "table" } });
  if (result.kind !== "table") throw new Error(`This is a ${result.kind}.`);
  return result.rows;
}

export function matrix(program: string, rows: string[], columns: string[] = [], data: DaxModel = SHOP): DaxMatrix {
  const result = okOf(program, { ...data, ask: { kind: "measure", rows, columns } });
  if (result.kind !== "matrix") throw new Error(`This is a ${result.kind}.`);
  return result.matrix;
}

/** Returns header and value of each row of a matrix with one column of values; the total is "Total". */
export function lines(program: string, row: string, data: DaxModel = SHOP): Record<string, DaxValue> {
  const { rows } = matrix(program, [row], [], data);
  return Object.fromEntries(
    rows.map(({ header, cells }) => [header.length === 0 ? "Total" : String(header[0]), cells[0] ?? null]),
  );
}

/** Returns the kind of the fault and its message, or what is not supported. */
export function problem(program: string, data: DaxModel = SHOP): string {
  const outcome = dax.run(program, data);
  if ("ok" in outcome) throw new Error(`${program} gives ${JSON.stringify(outcome.ok)}.`);
  return "error" in outcome
    ? `${outcome.error.kind}: ${outcome.error.message}`
    : `unsupported: ${outcome.unsupported.what}`;
}
