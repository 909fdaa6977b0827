import { integerBetween, mulberry32, pickOne, type Random } from "../../src/datasets/random.ts";
import type { CsvTable, Value } from "./generate.ts";

const SEED = 77;
/** The raw export holds the first lines of the year. */
const ROWS = 36;
const COLUMNS = ["order_id", "date", "distributor", "city", "product", "cases", "amount", "status"];

const isoParts = (date: string) => date.split("-") as [string, string, string];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Writes a date as different people would: with the day first, with a month's name, or as it should be. */
function typedDate(random: Random, date: string): string {
  const [year, month, day] = isoParts(date);
  return pickOne(random, [
    date,
    `${day}/${month}/${year}`,
    `${Number(day)}-${MONTHS[Number(month) - 1]}-${year.slice(2)}`,
  ]);
}

function typedName(random: Random, name: string): string {
  const ways = [name, name, name.toUpperCase(), `${name} `, ` ${name}`, name.replace(" ", "  ")];
  return pickOne(random, ways);
}

const inIndia = (amount: number) => amount.toLocaleString("en-IN");

function typedAmount(random: Random, amount: number): Value {
  return pickOne<Value>(random, [amount, amount, `Rs ${inIndia(amount)}`, inIndia(amount)]);
}

/** Returns the first lines of the sales as the billing counter typed them, with every fault that unit 1 mends. */
export function rawExport(sales: CsvTable): CsvTable {
  const random = mulberry32(SEED);
  const at = (row: Value[], column: string) => row[sales.columns.indexOf(column)] ?? null;
  const rows = sales.rows
    .slice(0, ROWS)
    .map((row): Value[] => [
      at(row, "order_id"),
      typedDate(random, String(at(row, "date"))),
      typedName(random, String(at(row, "distributor"))),
      random() < 0.12 ? null : typedName(random, String(at(row, "city"))),
      String(at(row, "product")),
      random() < 0.08 ? null : at(row, "cases"),
      typedAmount(random, Number(at(row, "amount"))),
      pickOne(random, [at(row, "status"), String(at(row, "status")).replace(/^./, (first) => first.toUpperCase())]),
    ]);
  // Three lines were entered twice.
  for (let copy = 0; copy < 3; copy += 1) {
    const from = integerBetween(random, 0, rows.length - 1);
    rows.splice(from + 1, 0, [...(rows[from] as Value[])]);
  }
  return { name: "raw", columns: COLUMNS, rows };
}
