/** One line of an order in the downloadable sales workbook; null is a blank cell. */
export type SalesRow = {
  order_id: string;
  /** `YYYY-MM-DD`; in some rows of the published file `DD-Mon-YYYY` or `YYYY/MM/DD`, as text. */
  order_date: string;
  ship_date: string | null;
  region: string;
  state: string;
  city: string;
  customer_id: string;
  customer_segment: string;
  category: string;
  product: string;
  quantity: number;
  /** In rupees. */
  unit_price: number;
  /** A share: 0.1 is 10 percent off. */
  discount: number | null;
  /** Whole rupees after the discount. */
  sales: number;
  /** Whole rupees; below zero if the line lost money. */
  profit: number;
  payment_mode: string;
  /** From 1 to 5. */
  rating: number | null;
};

/** The columns of the file, from A to Q. */
export const SALES_COLUMNS = [
  "order_id",
  "order_date",
  "ship_date",
  "region",
  "state",
  "city",
  "customer_id",
  "customer_segment",
  "category",
  "product",
  "quantity",
  "unit_price",
  "discount",
  "sales",
  "profit",
  "payment_mode",
  "rating",
] as const satisfies readonly (keyof SalesRow)[];
