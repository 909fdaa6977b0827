import { paperClass } from "@dryrun/design-system/pages/paper";
import { formatRupees } from "@dryrun/domain/money";
import * as s from "./example.module.css";
import { ANSWER, QUERY, RAW } from "./example-data.ts";

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
