import type { ReactNode } from "react";
import * as words from "../messages/pages.en-in.ts";
import * as s from "./order-summary.module.css";
import { paperClass } from "./paper.ts";
import { Amount, type AmountProps } from "./price-tag.tsx";

export interface OrderLine extends AmountProps {
  label: ReactNode;
}

export interface OrderSummaryProps {
  lines: readonly OrderLine[];
  total: string;
  totalLabel?: string;
  /** "Includes all taxes", only if it does. */
  note?: ReactNode;
}

/** The price line by line: each discount, and the total last. */
export function OrderSummary({ lines, total, totalLabel = words.total, note }: OrderSummaryProps) {
  return (
    <div className={paperClass(s.summary)}>
      <dl className={s.lines}>
        {lines.map(({ label, amount, was }) => (
          <div key={`${label}`} className={s.line}>
            <dt>{label}</dt>
            <dd>
              <Amount amount={amount} was={was} />
            </dd>
          </div>
        ))}
        <div className={s.total}>
          <dt>{totalLabel}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {note && <p className={s.note}>{note}</p>}
    </div>
  );
}
