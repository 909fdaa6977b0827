import type { ReactNode } from "react";
import * as s from "./facts.module.css";

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and values beside each other; `isLong` gives room to addresses and sums. */
export function Facts({ facts, isLong }: { facts: readonly Fact[]; isLong?: boolean }) {
  return (
    <dl className={s.facts} data-long={isLong || undefined}>
      {facts.map(({ name, value }) => (
        <div key={name} className={s.fact}>
          <dt className={s.name}>{name}</dt>
          <dd className={s.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
