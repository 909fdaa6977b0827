import { integerBetween, mulberry32, pickWeighted, type Random } from "../../src/datasets/random.ts";
import {
  CHIPS_RISE,
  DISTRIBUTORS,
  type Distributor,
  FESTIVE,
  LAUNCH,
  PRODUCTS,
  type Product,
  REGIONS,
  REPS,
  SEASON,
} from "./catalogue.ts";

export type Value = string | number | null;
export interface CsvTable {
  name: string;
  columns: string[];
  rows: Value[][];
}

const SEED = 20_260_331;
const ORDERS = 220;
const DAY = 86_400_000;
const LAST_DAY = "2026-03-31";

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const code = (letter: string, index: number) => `${letter}${String(index + 1).padStart(2, "0")}`;

interface Order {
  id: number;
  distributor: number;
  date: string;
  status: "delivered" | "returned" | "cancelled";
  paidOn: string | null;
  rep: number;
  lines: { product: number; cases: number; price: number }[];
}

/** Returns the days of the orders, oldest first. */
function orderDays(random: Random): string[] {
  const months = SEASON.map((weight, month) => [month, weight] as const);
  const days = Array.from({ length: ORDERS }, () => {
    const month = pickWeighted(random, months);
    const first = Date.UTC(2025, 3 + month, 1);
    const length = (Date.UTC(2025, 4 + month, 1) - first) / DAY;
    return isoDay(first + integerBetween(random, 0, length - 1) * DAY);
  });
  return days.sort();
}

/** Returns the price of a case on a day: chips cost more from January on. */
function priceOn({ category, casePrice }: Product, date: string): number {
  if (category !== "Chips" || date < CHIPS_RISE.from) return casePrice;
  return Math.round((casePrice * (100 + CHIPS_RISE.percent)) / 1000) * 10;
}

/** Returns how likely a distributor is to order a product on a day. */
function demand(product: Product, index: number, buyer: Distributor, date: string): number {
  if (index === LAUNCH.product && date < LAUNCH.day) return 0;
  if (product.category === "Sweets") return product.weight * (FESTIVE.some((m) => date.startsWith(m)) ? 3 : 1);
  if (product.category !== "Chips" || buyer.region !== "South") return product.weight;
  return product.weight * (date >= CHIPS_RISE.from ? CHIPS_RISE.southShare : 1.6);
}

function linesOf(random: Random, buyer: Distributor, date: string): Order["lines"] {
  const chosen = new Set<number>();
  const count = pickWeighted(random, [
    [1, 3],
    [2, 4],
    [3, 3],
  ] as const);
  while (chosen.size < count)
    chosen.add(
      pickWeighted(
        random,
        PRODUCTS.map((product, index) => [index, demand(product, index, buyer, date)] as const),
      ),
    );
  return [...chosen]
    .sort((a, b) => a - b)
    .map((index) => {
      const product = PRODUCTS[index] as Product;
      const cases = integerBetween(random, 2, 8) + Math.round(buyer.weight / 2);
      const isDiscounted = cases >= 13 && random() < 0.4;
      const price = priceOn(product, date);
      return { product: index, cases, price: isDiscounted ? Math.round(price * 0.95) : price };
    });
}

/** Returns the day of the payment, or null if it was not paid by the end of the year. */
function paymentOf(random: Random, buyer: Distributor, date: string): string | null {
  const days = Math.max(1, buyer.creditDays + buyer.late + integerBetween(random, -5, 6));
  const paid = isoDay(Date.parse(date) + days * DAY);
  return paid > LAST_DAY ? null : paid;
}

function makeOrders(random: Random): Order[] {
  const buyers = DISTRIBUTORS.map(({ weight }, index) => [index, weight] as const);
  return orderDays(random).map((date, index) => {
    const distributor = pickWeighted(random, buyers);
    const buyer = DISTRIBUTORS[distributor] as Distributor;
    const status = pickWeighted(random, [
      ["delivered", 92],
      ["returned", 4],
      ["cancelled", 4],
    ] as const);
    const reps = REPS.flatMap((rep, at) => (rep.region === buyer.region ? [[at, 1] as const] : []));
    return {
      id: 1001 + index,
      distributor,
      date,
      status,
      paidOn: status === "delivered" ? paymentOf(random, buyer, date) : null,
      rep: pickWeighted(random, reps),
      lines: linesOf(random, buyer, date),
    };
  });
}

const distributors = (): CsvTable => ({
  name: "distributors",
  columns: ["distributor_id", "distributor", "city", "state", "region", "since", "credit_days"],
  rows: DISTRIBUTORS.map((d, i) => [code("D", i), d.name, d.city, d.state, d.region, d.since, d.creditDays]),
});

const products = (): CsvTable => ({
  name: "products",
  columns: ["product_id", "product", "category", "pack_grams", "case_units", "case_price", "case_cost"],
  rows: PRODUCTS.map((p, i) => [code("P", i), p.name, p.category, p.packGrams, p.caseUnits, p.casePrice, p.caseCost]),
});

const reps = (): CsvTable => ({
  name: "reps",
  columns: ["rep_id", "rep", "manager_id", "region", "joined"],
  rows: REPS.map((r, i) => [
    code("R", i),
    r.name,
    r.manager === null ? null : code("R", r.manager),
    r.region,
    r.joined,
  ]),
});

/** Monthly targets in rupees of each region: its share of the sales that the company plans, in steps of 5,000. */
function targets(): CsvTable {
  const share = { West: 260_000, South: 250_000, North: 130_000, East: 50_000 };
  const rows = SEASON.flatMap((weight, month) =>
    REGIONS.map((region): Value[] => [
      isoDay(Date.UTC(2025, 3 + month, 1)),
      region,
      Math.round((share[region] * weight) / 5000) * 5000,
    ]),
  );
  return { name: "targets", columns: ["month", "region", "target"], rows };
}

/** One row for each order line with all names: the export on which the spreadsheet lessons work. */
function sales(orders: Order[]): CsvTable {
  const rows = orders.flatMap(({ id, date, distributor, status, lines }) => {
    const buyer = DISTRIBUTORS[distributor] as Distributor;
    return lines.map(({ product, cases, price }): Value[] => {
      const { name, category } = PRODUCTS[product] as Product;
      return [id, date, buyer.name, buyer.city, buyer.region, name, category, cases, price, cases * price, status];
    });
  });
  const columns = ["order_id", "date", "distributor", "city", "region", "product", "category"];
  return { name: "sales", columns: [...columns, "cases", "price", "amount", "status"], rows };
}

/** Returns all tables of the course from one seed. */
export function generateTables(): CsvTable[] {
  const orders = makeOrders(mulberry32(SEED));
  return [
    distributors(),
    products(),
    reps(),
    targets(),
    {
      name: "orders",
      columns: ["order_id", "distributor_id", "order_date", "rep_id", "status", "paid_on"],
      rows: orders.map((o) => [o.id, code("D", o.distributor), o.date, code("R", o.rep), o.status, o.paidOn]),
    },
    {
      name: "order_lines",
      columns: ["order_id", "product_id", "cases", "price"],
      rows: orders.flatMap(({ id, lines }) => lines.map((l): Value[] => [id, code("P", l.product), l.cases, l.price])),
    },
    sales(orders),
  ];
}
