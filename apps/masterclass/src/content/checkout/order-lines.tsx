import { OrderSummary } from "@dryrun/design-system/pages/order-summary";
import type { CoursePrice } from "@dryrun/domain/courses/rules";
import { formatRupees } from "@dryrun/domain/money";
import { checkout } from "../../messages/checkout.en-in.ts";
import * as s from "./checkout.module.css";

const text = checkout.order;

export interface OrderLinesProps {
  price: CoursePrice;
  /** The discount's code, if there is one. */
  code?: string | undefined;
}

/** The price of the course in lines: base, discount, the masterclass's credit, total. */
export function OrderLines({ price: { base, discount, credit, total }, code }: OrderLinesProps) {
  const isRight = base - discount - credit === total;
  const lines = [
    { label: text.course, amount: formatRupees(base) },
    ...(code ? [{ label: text.coupon(code), amount: `−${formatRupees(discount)}` }] : []),
    ...(credit > 0 ? [{ label: text.credit, amount: `−${formatRupees(credit)}` }] : []),
  ];
  return (
    <section aria-label={text.label} className={s.order}>
      <OrderSummary
        // The server's price, if it differs from this release's.
        lines={isRight ? lines : [{ label: text.newPrice, amount: formatRupees(total) }]}
        total={formatRupees(total)}
        totalLabel={text.total}
      />
    </section>
  );
}
