import { paperClass } from "@dryrun/design-system/pages/paper";
import { formatRupees } from "@dryrun/domain/money";
import * as s from "./example.module.css";

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

const QUERY = `SELECT city,
  COUNT(*) AS orders,
  SUM(amount) AS sales,
  COUNT(*) - COUNT(amount)
    AS missing
FROM clean_orders
GROUP BY city
ORDER BY sales DESC;`;

/** The same six rows at the start and in the middle of the hour. */
export function Example() {
  return (
    <figure className={paperClass(s.example)}>
      <figcaption className={s.caption}>
        Example: six rows as they arrive, the question, and the answer once they are clean
      </figcaption>
      <div className={s.parts}>
        <RawOrders />
        <div className={s.asked}>
          <pre className={s.query}>
            <code>{QUERY}</code>
          </pre>
          <Sums />
        </div>
      </div>
    </figure>
  );
}

function RawOrders() {
  return (
    <table className={s.table} data-raw>
      <caption>orders.csv, as it arrives</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Date</th>
          <th scope="col">City</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {RAW.map(({ order, date, city, amount }, index) => (
          <tr key={`${order}-${index + 1}`}>
            <td>{order}</td>
            <td>{date}</td>
            <td>{city}</td>
            <td>{amount || <span className={s.blank}>blank</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums() {
  return (
    <table className={s.table} data-sums>
      <caption>Five orders, two cities, one amount to ask about</caption>
      <thead>
        <tr>
          <th scope="col">City</th>
          <th scope="col">Orders</th>
          <th scope="col">Sales</th>
          <th scope="col">Missing</th>
        </tr>
      </thead>
      <tbody>
        {ANSWER.map(({ city, orders, sales, missing }) => (
          <tr key={city}>
            <th scope="row">{city}</th>
            <td>{orders}</td>
            <td>{formatRupees(sales)}</td>
            <td>{missing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
