/** Six rows as they arrive; a blank means a missing value. */
export const RAW = [
  { order: "1041", date: "03-04-2026", city: "Pune", amount: "1,250" },
  { order: "1042", date: "2026/04/03", city: "pune ", amount: "890" },
  { order: "1042", date: "2026/04/03", city: "pune ", amount: "890" },
  { order: "1043", date: "4 Apr 26", city: "Nashik", amount: "" },
  { order: "1044", date: "05-04-2026", city: "NASHIK", amount: "2,100" },
  { order: "1045", date: "05-04-2026", city: "Nasik", amount: "640" },
] as const;

/** The result of the query below for these rows. */
export const ANSWER = [
  { city: "Nashik", orders: 3, sales: 2740, missing: 1 },
  { city: "Pune", orders: 2, sales: 2140, missing: 0 },
] as const;

export const QUERY = `SELECT city,
  COUNT(*) AS orders,
  SUM(amount) AS sales,
  COUNT(*) - COUNT(amount)
    AS missing
FROM clean_orders
GROUP BY city
ORDER BY sales DESC;`;
