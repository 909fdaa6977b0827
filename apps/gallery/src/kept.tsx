import { type ReactNode, useState } from "react";

export interface KeptProps<Value> {
  first: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a component that leaves this to its page. */
export function Kept<Value>({ first, children }: KeptProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

/** Words that are longer than anybody plans for. */
export const LONG =
  "Reconciliation of the quarterly vendor ledger for Thiruvananthapuram, Visakhapatnam and Bhubaneswar-Khordha";
