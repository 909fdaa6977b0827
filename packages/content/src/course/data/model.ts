import type { DaxRelationship, DaxTable, DaxType, DaxValue } from "@dryrun/engines/dax/data";
import type { DateTable } from "@dryrun/engines/dax/date-table";
import { findTable } from "./tables.ts";

interface TableShape {
  from: string;
  columns: Record<string, [column: string, type: DaxType]>;
}

/** The data of the course as a Power BI model: the names that its lessons use, by table and column. */
const SHAPES: Record<string, TableShape> = {
  Sales: {
    from: "sales",
    columns: {
      "Order ID": ["order_id", "integer"],
      Date: ["date", "date"],
      Distributor: ["distributor", "text"],
      Product: ["product", "text"],
      Cases: ["cases", "integer"],
      Price: ["price", "decimal"],
      Amount: ["amount", "decimal"],
      Status: ["status", "text"],
    },
  },
  Orders: {
    from: "orders",
    columns: {
      "Order ID": ["order_id", "integer"],
      "Distributor ID": ["distributor_id", "text"],
      "Order Date": ["order_date", "date"],
      Status: ["status", "text"],
      "Paid On": ["paid_on", "date"],
    },
  },
  Products: {
    from: "products",
    columns: {
      Product: ["product", "text"],
      Category: ["category", "text"],
      "Case Price": ["case_price", "decimal"],
      "Case Cost": ["case_cost", "decimal"],
    },
  },
  Distributors: {
    from: "distributors",
    columns: {
      "Distributor ID": ["distributor_id", "text"],
      Distributor: ["distributor", "text"],
      City: ["city", "text"],
      State: ["state", "text"],
      Region: ["region", "text"],
      "Credit Days": ["credit_days", "integer"],
    },
  },
  Targets: {
    from: "targets",
    columns: { Month: ["month", "date"], Region: ["region", "text"], Target: ["target", "decimal"] },
  },
};
const TABLES: ReadonlyMap<string, TableShape> = new Map(Object.entries(SHAPES));

const DATES: DateTable = { name: "Date", from: "2025-04-01", to: "2026-03-31" };

/** The relationships of the model, many side first. */
const RELATIONSHIPS: readonly DaxRelationship[] = [
  { from: "Sales[Product]", to: "Products[Product]" },
  { from: "Sales[Distributor]", to: "Distributors[Distributor]" },
  { from: "Sales[Date]", to: "Date[Date]" },
  { from: "Orders[Distributor ID]", to: "Distributors[Distributor ID]" },
  { from: "Orders[Order Date]", to: "Date[Date]" },
  { from: "Orders[Paid On]", to: "Date[Date]", active: false },
  { from: "Targets[Month]", to: "Date[Date]" },
];

function tableOf(name: string): DaxTable | DateTable {
  if (name === DATES.name) return DATES;
  const shape = TABLES.get(name);
  if (!shape) throw new Error(`The model has no table "${name}".`);
  const { columns, rows } = findTable(shape.from);
  const fields = Object.entries(shape.columns);
  return {
    name,
    columns: fields.map(([field, [, type]]) => ({ name: field, type })),
    rows: rows.map((row) => fields.map(([, [column]]): DaxValue => row[columns.indexOf(column)] ?? null)),
  };
}

/** The tables of a block that names none: the star of the sales. */
export const USUAL_TABLES = ["Sales", "Products", "Distributors", "Date"] as const;

const tableName = (column: string) => column.slice(0, column.indexOf("["));

/** Returns the tables of the model with the relationships between them. */
export function modelOf(names: readonly string[]) {
  const isIn = (column: string) => names.includes(tableName(column));
  return {
    tables: names.map(tableOf),
    relationships: RELATIONSHIPS.filter(({ from, to }) => isIn(from) && isIn(to)),
    ...(names.includes(DATES.name) && { dateColumn: "Date[Date]" }),
  };
}
