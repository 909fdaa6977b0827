type Weighted<T> = readonly (readonly [T, number])[];

export type Region = "North" | "South" | "East" | "West";
export type Place = { region: Region; state: string; city: string };

const place = (region: Region, state: string, city: string): Place => ({ region, state, city });

/** The places of the shop's customers, weighted by their number of customers. */
export const PLACES: Weighted<Place> = [
  [place("North", "Delhi", "Delhi"), 11],
  [place("North", "Rajasthan", "Jaipur"), 5],
  [place("North", "Uttar Pradesh", "Lucknow"), 5],
  [place("North", "Uttar Pradesh", "Kanpur"), 3],
  [place("North", "Chandigarh", "Chandigarh"), 3],
  [place("South", "Karnataka", "Bengaluru"), 12],
  [place("South", "Karnataka", "Mysuru"), 2],
  [place("South", "Tamil Nadu", "Chennai"), 8],
  [place("South", "Tamil Nadu", "Coimbatore"), 3],
  [place("South", "Telangana", "Hyderabad"), 9],
  [place("South", "Kerala", "Kochi"), 4],
  [place("South", "Andhra Pradesh", "Visakhapatnam"), 2],
  [place("East", "West Bengal", "Kolkata"), 8],
  [place("East", "Odisha", "Bhubaneswar"), 3],
  [place("East", "Bihar", "Patna"), 4],
  [place("East", "Assam", "Guwahati"), 3],
  [place("East", "Jharkhand", "Ranchi"), 2],
  [place("West", "Maharashtra", "Mumbai"), 12],
  [place("West", "Maharashtra", "Pune"), 7],
  [place("West", "Maharashtra", "Nagpur"), 3],
  [place("West", "Gujarat", "Ahmedabad"), 5],
  [place("West", "Gujarat", "Surat"), 4],
  [place("West", "Madhya Pradesh", "Indore"), 3],
];

export type Product = { category: string; product: string; price: number; costShare: number; most: number };

const goods = (category: string, costShare: number, most: number, list: Record<string, number>): Product[] =>
  Object.entries(list).map(([product, price]) => ({ category, product, price, costShare, most }));

/** The products: list price in rupees in 2023-24, the cost as a share of it, and the maximum units per line. */
export const PRODUCTS: readonly Product[] = [
  ...goods("Electronics", 0.84, 3, {
    "Bluetooth Earbuds": 1999,
    "Laptop 14 inch": 48_990,
    "Power Bank 20000 mAh": 1499,
    "Smart Watch": 3499,
    "Smartphone 5G": 17_999,
    "Tablet 10 inch": 21_499,
    "Wireless Mouse": 649,
  }),
  ...goods("Home & Kitchen", 0.72, 4, {
    "Ceiling Fan": 2199,
    "Electric Kettle": 1099,
    "Induction Cooktop": 2899,
    "Mixer Grinder": 3799,
    "Pressure Cooker 5 L": 1849,
    "Steel Water Bottle": 549,
    "Water Purifier": 9499,
  }),
  ...goods("Apparel", 0.58, 5, {
    "Cotton Kurta": 899,
    "Denim Jeans": 1599,
    "Formal Shirt": 1199,
    "Running Shoes": 2799,
    "Silk Saree": 6499,
    "Winter Jacket": 3299,
  }),
  ...goods("Grocery", 0.86, 10, {
    "Almonds 500 g": 529,
    "Basmati Rice 5 kg": 699,
    "Cold Pressed Oil 1 L": 379,
    "Darjeeling Tea 250 g": 449,
    "Filter Coffee 500 g": 389,
    "Toor Dal 2 kg": 349,
  }),
  ...goods("Office Supplies", 0.66, 12, {
    "A4 Paper Ream": 319,
    "Desk Lamp": 1249,
    "Ergonomic Chair": 8999,
    "Gel Pen Pack": 149,
    "Notebook Set": 279,
    Whiteboard: 1699,
  }),
];

export const SEGMENTS: Weighted<string> = [
  ["Consumer", 56],
  ["Corporate", 27],
  ["Small Business", 17],
];

export const PAYMENT_MODES: Weighted<string> = [
  ["UPI", 42],
  ["Credit Card", 20],
  ["Cash on Delivery", 18],
  ["Debit Card", 13],
  ["Net Banking", 7],
];

/** A blank discount was not recorded; the line was billed at the full price. */
export const DISCOUNTS: Weighted<number | null> = [
  [0, 44],
  [0.05, 20],
  [0.1, 18],
  [0.15, 8],
  [0.2, 6],
  [null, 4],
];

/** A blank rating: the customer left none. */
export const RATINGS: Weighted<number | null> = [
  [1, 4],
  [2, 6],
  [3, 13],
  [4, 24],
  [5, 18],
  [null, 35],
];

/** Orders per month relative to an average month, April first: the festive season sells most. */
export const SEASON: readonly number[] = [0.85, 0.9, 0.8, 0.85, 1, 0.95, 1.55, 1.4, 1.1, 1, 0.8, 0.9];
