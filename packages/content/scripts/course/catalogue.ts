/** Godavari Snacks, the company of the course: a maker of packaged snacks in Nashik that sells to distributors. */

export const REGIONS = ["West", "South", "North", "East"] as const;
export type Region = (typeof REGIONS)[number];

export interface Distributor {
  name: string;
  city: string;
  state: string;
  region: Region;
  since: string;
  creditDays: number;
  /** Its share of the orders. */
  weight: number;
  /** Days after the credit period by which it usually pays; negative if it pays early. */
  late: number;
}

const distributor = (
  name: string,
  city: string,
  state: string,
  region: Region,
  since: string,
  creditDays: number,
  weight: number,
  late: number,
): Distributor => ({ name, city, state, region, since, creditDays, weight, late });

export const DISTRIBUTORS: readonly Distributor[] = [
  distributor("Sai Traders", "Nashik", "Maharashtra", "West", "2018-06-11", 15, 12, -3),
  distributor("Patil & Sons", "Pune", "Maharashtra", "West", "2019-01-21", 30, 14, -6),
  distributor("Mumbai Mart Supplies", "Mumbai", "Maharashtra", "West", "2019-08-05", 30, 16, 4),
  distributor("Deccan Agencies", "Nagpur", "Maharashtra", "West", "2021-02-15", 15, 8, 2),
  distributor("Kutch Foods", "Ahmedabad", "Gujarat", "West", "2020-04-13", 30, 11, -2),
  distributor("Surat Snack House", "Surat", "Gujarat", "West", "2022-07-18", 15, 7, 0),
  distributor("Goa General Stores", "Panaji", "Goa", "West", "2024-11-04", 15, 3, 6),
  distributor("Namma Distributors", "Bengaluru", "Karnataka", "South", "2019-05-27", 30, 15, -1),
  distributor("Cauvery Wholesale", "Bengaluru", "Karnataka", "South", "2021-09-06", 30, 11, 3),
  distributor("Mysuru Provisions", "Mysuru", "Karnataka", "South", "2023-03-20", 15, 5, 0),
  distributor("Charminar Foods", "Hyderabad", "Telangana", "South", "2020-10-12", 30, 12, 5),
  distributor("Marina Agencies", "Chennai", "Tamil Nadu", "South", "2021-06-28", 30, 10, -4),
  distributor("Kovai Traders", "Coimbatore", "Tamil Nadu", "South", "2024-01-08", 15, 5, 1),
  distributor("Backwater Stores", "Kochi", "Kerala", "South", "2022-12-05", 15, 6, 2),
  distributor("Dilli Dry Fruits & Snacks", "Delhi", "Delhi", "North", "2020-02-24", 30, 12, 12),
  distributor("Chandni Wholesale", "Delhi", "Delhi", "North", "2022-05-16", 30, 8, 9),
  distributor("Pink City Agencies", "Jaipur", "Rajasthan", "North", "2021-11-22", 15, 7, 7),
  distributor("Awadh Foods", "Lucknow", "Uttar Pradesh", "North", "2023-08-14", 15, 6, 14),
  distributor("Ludhiana Trading Co", "Ludhiana", "Punjab", "North", "2023-10-09", 15, 4, 5),
  distributor("Howrah Suppliers", "Kolkata", "West Bengal", "East", "2021-04-19", 30, 8, 3),
  distributor("Kalinga Agencies", "Bhubaneswar", "Odisha", "East", "2022-09-26", 15, 5, 0),
  distributor("Magadh Traders", "Patna", "Bihar", "East", "2024-06-17", 15, 3, 8),
  distributor("Brahmaputra Stores", "Guwahati", "Assam", "East", "2025-01-13", 15, 2, 4),
  // Signed a contract, and has not ordered yet.
  distributor("Konkan Fresh", "Ratnagiri", "Maharashtra", "West", "2026-02-02", 15, 0, 0),
];

export interface Product {
  name: string;
  category: "Chivda" | "Sev" | "Chips" | "Sweets";
  packGrams: number;
  caseUnits: number;
  /** Rupees for a case. */
  casePrice: number;
  caseCost: number;
  weight: number;
}

const product = (
  name: string,
  category: Product["category"],
  packGrams: number,
  caseUnits: number,
  casePrice: number,
  caseCost: number,
  weight: number,
): Product => ({ name, category, packGrams, caseUnits, casePrice, caseCost, weight });

export const PRODUCTS: readonly Product[] = [
  product("Poha Chivda", "Chivda", 200, 40, 1800, 1230, 14),
  product("Corn Chivda", "Chivda", 200, 40, 1960, 1380, 9),
  product("Diet Chivda", "Chivda", 150, 40, 1720, 1290, 5),
  product("Nylon Sev", "Sev", 200, 40, 1640, 1080, 12),
  product("Ratlami Sev", "Sev", 200, 40, 1760, 1150, 11),
  product("Bhavnagri Gathiya", "Sev", 250, 30, 1590, 1100, 7),
  product("Banana Chips", "Chips", 150, 48, 2160, 1540, 12),
  product("Potato Chips", "Chips", 90, 60, 1500, 1020, 13),
  product("Tapioca Chips", "Chips", 150, 48, 1920, 1420, 7),
  product("Soan Papdi", "Sweets", 250, 24, 2280, 1660, 6),
  product("Til Chikki", "Sweets", 200, 36, 1980, 1370, 5),
  // Launched in July 2025.
  product("Besan Ladoo", "Sweets", 400, 20, 3100, 2350, 4),
];

export const LAUNCH = { product: 11, day: "2025-07-01" } as const;

export interface Rep {
  name: string;
  /** The index of the manager; null for the head of sales. */
  manager: number | null;
  region: Region | null;
  joined: string;
}

const rep = (name: string, manager: number | null, region: Region | null, joined: string): Rep => ({
  name,
  manager,
  region,
  joined,
});

export const REPS: readonly Rep[] = [
  rep("Meera Kulkarni", null, null, "2016-04-04"),
  rep("Arjun Shinde", 0, "West", "2018-07-02"),
  rep("Lakshmi Rao", 0, "South", "2019-03-11"),
  rep("Imran Qureshi", 0, "North", "2020-01-20"),
  rep("Sneha Patil", 1, "West", "2021-08-09"),
  rep("Karthik Iyer", 2, "South", "2022-02-14"),
  rep("Debjani Sen", 0, "East", "2021-05-03"),
];

/** The weight of each month from April to March: Diwali is on 20 October 2025. */
export const SEASON = [0.9, 0.85, 0.8, 0.85, 1.1, 1.25, 1.6, 0.9, 0.95, 1, 0.95, 1.1] as const;
/** The festive months, in which sweets sell three times as much. */
export const FESTIVE = ["2025-09", "2025-10"] as const;

/** From this day a case of chips costs more, and distributors in the South order fewer of them. */
export const CHIPS_RISE = { from: "2026-01-01", percent: 12, southShare: 0.35 } as const;
