import {
  DISCOUNTS,
  PAYMENT_MODES,
  PLACES,
  type Place,
  PRODUCTS,
  type Product,
  RATINGS,
  SEASON,
  SEGMENTS,
} from "./catalogue.ts";
import { integerBetween, mulberry32, pickOne, pickWeighted, type Random } from "./random.ts";
import type { SalesRow } from "./sales-row.ts";

const SEED = 20_250_331;
const ROWS = 2000;
const COPIED_ROWS = 14;
const CUSTOMERS = 430;
const FIRST_DAY = Date.UTC(2023, 3, 1);
const DAY = 86_400_000;
const SECOND_YEAR = "2024-04-01";
const LAST_SHIPPED = "2025-03-29"; // later parcels were still in the warehouse at the time of the export

type Customer = Place & { customer_id: string; customer_segment: string };
type Order = Customer & Pick<SalesRow, "order_id" | "order_date" | "ship_date" | "payment_mode">;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const digits = (value: number, width: number): string => String(value).padStart(width, "0");

function makeCustomers(random: Random): Customer[] {
  return Array.from({ length: CUSTOMERS }, (_, index) => ({
    ...pickWeighted(random, PLACES),
    customer_id: `C-${digits(index + 1, 4)}`,
    customer_segment: pickWeighted(random, SEGMENTS),
  }));
}

/** Returns the days of the orders, oldest first: more in the festive months, a fifth more in the second year. */
function makeOrderDays(random: Random, count: number): string[] {
  const months = Array.from({ length: 24 }, (_, month) => {
    const weight = (SEASON[month % 12] ?? 1) * (month < 12 ? 1 : 1.2);
    return [month, weight] as const;
  });
  const days = Array.from({ length: count }, () => {
    const month = pickWeighted(random, months);
    const first = Date.UTC(2023, 3 + month, 1);
    const length = (Date.UTC(2023, 4 + month, 1) - first) / DAY;
    return first + integerBetween(random, 0, length - 1) * DAY;
  });
  return days.sort((a, b) => a - b).map(isoDay);
}

function makeOrder(random: Random, customers: readonly Customer[], number: number, order_date: string): Order {
  const shipped = isoDay(Date.parse(order_date) + integerBetween(random, 1, 7) * DAY);
  const cancelled = random() < 0.012;
  return {
    ...pickOne(random, customers),
    order_id: `DR-${10_000 + number}`,
    order_date,
    ship_date: cancelled || shipped > LAST_SHIPPED ? null : shipped,
    payment_mode: pickWeighted(random, PAYMENT_MODES),
  };
}

function makeLine(random: Random, order: Order, goods: Product): SalesRow {
  const isBusiness = order.customer_segment !== "Consumer";
  const quantity = integerBetween(random, 1, isBusiness ? goods.most : Math.ceil(goods.most / 2));
  // Prices rose by 6% in the second financial year, and still end in 9.
  const unit_price = order.order_date < SECOND_YEAR ? goods.price : Math.round((goods.price * 1.06) / 10) * 10 - 1;
  const discount = pickWeighted(random, DISCOUNTS);
  const sales = Math.round((quantity * unit_price * (100 - Math.round((discount ?? 0) * 100))) / 100);
  const cost = quantity * unit_price * (goods.costShare + (random() - 0.5) * 0.08);
  const { region, state, city, customer_id, customer_segment, order_id, order_date, ship_date, payment_mode } = order;
  return {
    order_id,
    order_date,
    ship_date,
    region,
    state,
    city,
    customer_id,
    customer_segment,
    category: goods.category,
    product: goods.product,
    quantity,
    unit_price,
    discount,
    sales,
    profit: Math.round(sales - cost) + 0, // + 0 turns -0 into 0
    payment_mode,
    rating: pickWeighted(random, RATINGS),
  };
}

/** Copies some lines a little further down, like a double export. */
function copySome(random: Random, rows: SalesRow[], copies: number): SalesRow[] {
  const result = [...rows];
  for (let done = 0; done < copies; done += 1) {
    const from = integerBetween(random, 0, rows.length - 1);
    const original = rows[from] as SalesRow;
    if (result.filter((row) => row === original).length > 1) done -= 1;
    else result.splice(result.indexOf(original) + integerBetween(random, 2, 30), 0, original);
  }
  return result;
}

/** Generates the sales workbook: 2,000 lines of two financial years, the same on every run. */
export function generateSales(): SalesRow[] {
  const random = mulberry32(SEED);
  const customers = makeCustomers(random);
  const wanted = ROWS - COPIED_ROWS;
  const days = makeOrderDays(random, wanted);
  // Orders get their dates by the position of their first line, so that dates are sorted.
  const rows: SalesRow[] = [];
  for (let number = 1; rows.length < wanted; number += 1) {
    const order = makeOrder(random, customers, number, days[rows.length] ?? isoDay(FIRST_DAY));
    const lines = Math.min(
      pickWeighted(random, [
        [1, 62],
        [2, 25],
        [3, 13],
      ] as const),
      wanted - rows.length,
    );
    const bought = new Set<Product>();
    while (bought.size < lines) bought.add(pickOne(random, PRODUCTS));
    for (const goods of bought) rows.push(makeLine(random, order, goods));
  }
  return copySome(random, rows, COPIED_ROWS);
}
