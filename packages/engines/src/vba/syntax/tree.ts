import type { Place } from "../../engine.ts";
import type { Value } from "../values/value.ts";

export interface Argument {
  /** The name of a named argument, such as `After`. */
  name?: string;
  /** Null if the argument is left out. */
  value: Expression | null;
  byValue?: boolean;
}

export type Expression = { at: Place } & (
  | { is: "value"; value: Value }
  | { is: "name"; name: string }
  | { is: "range"; text: string }
  | { is: "member"; of: Expression; name: string }
  | { is: "call"; of: Expression; args: Argument[] }
  | { is: "with"; slot: number }
  | { is: "unary"; op: string; of: Expression }
  | { is: "binary"; op: string; left: Expression; right: Expression }
  | { is: "is"; left: Expression; right: Expression }
  | { is: "typeOf"; of: Expression; type: string }
  | { is: "new"; type: string }
);

export interface Dimension {
  from: Expression | null;
  to: Expression;
}

/** A variable. Names and types are in lower case. */
export interface Declared {
  name: string;
  type: string;
  /** The dimensions of an array; an empty list is a dynamic one. */
  dimensions?: Dimension[];
  isNew?: boolean;
  isStatic?: boolean;
  at: Place;
}

export interface Parameter extends Declared {
  byValue: boolean;
  optional: boolean;
  rest: boolean;
  byDefault: Expression | null;
}

export type CaseTest =
  | { is: "value"; value: Expression }
  | { is: "range"; from: Expression; to: Expression }
  | { is: "compare"; op: string; value: Expression };

/** One step of a procedure. Blocks become jumps, so that a run can continue at any step after an error. */
export type Step = { at: Place } & (
  | { do: "call"; call: Expression }
  | { do: "let" | "set"; target: Expression; value: Expression }
  | { do: "jump"; to: number }
  | { do: "unless"; test: Expression; to: number; until: boolean }
  | { do: "for"; variable: Expression; from: Expression; limit: Expression; step: Expression | null; to: number }
  | { do: "each"; variable: Expression; of: Expression; to: number }
  | { do: "next"; start: number }
  | { do: "select"; slot: number; of: Expression }
  | { do: "case"; slot: number; tests: CaseTest[]; to: number }
  | { do: "with"; slot: number; of: Expression }
  | { do: "redim"; variable: Declared; preserve: boolean }
  | { do: "erase"; of: Expression }
  | { do: "onError"; mode: "label" | "next" | "off" | "clear"; to: number }
  | { do: "resume"; mode: "label" | "next" | "same"; to: number }
  | { do: "print"; values: Expression[] }
  | { do: "exit" | "end" | "nothing" }
  | { do: "unsupported"; what: string }
);

export interface Procedure {
  name: string;
  kind: "sub" | "function";
  isPrivate: boolean;
  parameters: Parameter[];
  /** The type of a Function's result. */
  returns: string;
  locals: Map<string, Declared>;
  constants: Map<string, Expression>;
  steps: Step[];
  at: Place;
}

export interface Module {
  explicit: boolean;
  /** Lower bound of arrays. */
  base: 0 | 1;
  textCompare: boolean;
  procedures: Map<string, Procedure>;
  variables: Map<string, Declared>;
  constants: Map<string, Expression>;
  types: Map<string, Declared[]>;
  enums: Map<string, Map<string, Expression>>;
}
