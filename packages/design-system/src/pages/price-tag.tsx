import type { ReactNode } from "react";
import * as words from "../messages/pages.en-in.ts";
import * as s from "./price-tag.module.css";

export interface AmountProps {
  /** As displayed: "₹1,999". */
  amount: string;
  /** The previous price that was really charged, struck through. */
  was?: string | undefined;
}

/** An amount and the previous one, which screen readers announce as "was". */
export function Amount({ amount, was }: AmountProps) {
  return (
    <>
      {was && (
        <>
          <span className="visually-hidden">{words.price.was(was)}</span>
          <s className={s.was} aria-hidden="true">
            {was}
          </s>{" "}
        </>
      )}
      {amount}
    </>
  );
}

export interface PriceTagProps extends AmountProps {
  /** The subject of the price; visually hidden if the card shows it. */
  label?: string;
  /** "Includes all taxes", only if it does. */
  note?: ReactNode;
}

/** The price of one thing. */
export function PriceTag({ amount, was, label = words.price.label, note }: PriceTagProps) {
  return (
    <dl className={s.tag}>
      <dt className="visually-hidden">{label}</dt>
      <dd className={s.price}>
        <Amount amount={amount} was={was} />
      </dd>
      {note && <dd className={s.note}>{note}</dd>}
    </dl>
  );
}
