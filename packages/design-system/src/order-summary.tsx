import type { ReactNode } from "react";
import * as s from "./order-summary.module.css";

export interface OrderLine {
  label: ReactNode;
  /** As it is shown: "₹2,499", "−₹500". */
  amount: string;
  /** What was truly charged before, struck through. */
  was?: string;
}

export interface OrderSummaryProps {
  lines: readonly OrderLine[];
  total: string;
  totalLabel?: string;
  /** "Includes all taxes", only if it does. */
  note?: ReactNode;
}

/** What is paid and why: each discount on its own line, the total last. */
export function OrderSummary({ lines, total, totalLabel = "Total", note }: OrderSummaryProps) {
  return (
    <div className={s.summary}>
      <dl className={s.lines}>
        {lines.map(({ label, amount, was }) => (
          <div key={`${label}`} className={s.line}>
            <dt>{label}</dt>
            <dd>
              {was && (
                <>
                  <span className="visually-hidden">{`was ${was}, now `}</span>
                  <s aria-hidden="true">{was}</s>{" "}
                </>
              )}
              {amount}
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
