import type { ReactNode } from "react";
import * as s from "./facts.module.css";

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and values beside each other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={s.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={s.fact}>
          <dt className={s.name}>{name}</dt>
          <dd className={s.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
