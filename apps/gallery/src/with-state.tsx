import { type ReactNode, useState } from "react";

export interface WithStateProps<Value> {
  first: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of a component that leaves its state to the page. */
export function WithState<Value>({ first, children }: WithStateProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

/** Text that is longer than usual. */
export const LONG =
  "Reconciliation of the quarterly vendor ledger for Thiruvananthapuram, Visakhapatnam and Bhubaneswar-Khordha";
