import type { ReactNode } from "react";
import * as s from "./facts.module.css";

export interface Fact {
  name: string;
  value: ReactNode;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** Uses fewer columns, for long values such as addresses and sums. */
  isRoomy?: boolean;
}

/** Names with their values. */
export function Facts({ facts, isRoomy }: FactsProps) {
  return (
    <dl className={s.facts} data-roomy={isRoomy || undefined}>
      {facts.map(({ name, value }) => (
        <div key={name} className={s.fact}>
          <dt className={s.name}>{name}</dt>
          <dd className={s.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
