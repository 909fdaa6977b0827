/** The position of a node or a token in the program, in characters. */
export interface Span {
  start: number;
  end: number;
  /** The text that `start` and `end` refer to: the program, or a measure of the data. */
  source: string;
}

export type BinaryOperator = "+" | "-" | "*" | "/" | "^" | "&" | Comparison | "&&" | "||";
export type Comparison = "=" | "==" | "<>" | "<" | "<=" | ">" | ">=";

export interface ColumnNode extends Span {
  kind: "column";
  /** Absent in `[Name]`, which is a measure or a column of the current row. */
  table?: string;
  name: string;
}

export interface CallNode extends Span {
  kind: "call";
  /** In upper case. */
  name: string;
  args: Node[];
}

export interface Declaration {
  name: string;
  value: Node;
}

export type Node =
  | (Span & { kind: "literal"; value: number | string | { date: string } })
  | (Span & { kind: "name"; name: string; quoted: boolean })
  | ColumnNode
  | CallNode
  | (Span & { kind: "unary"; operator: "-" | "+" | "NOT"; operand: Node })
  | (Span & { kind: "binary"; operator: BinaryOperator; left: Node; right: Node })
  | (Span & { kind: "in"; value: Node; list: Node })
  | (Span & { kind: "tuple"; items: Node[] })
  | (Span & { kind: "rows"; rows: Node[] })
  | (Span & { kind: "block"; declarations: Declaration[]; body: Node })
  | (Span & { kind: "omitted" });

/** One definition of a program: `Total = SUM ( Sales[Amount] )`, or an expression without a name. */
export interface Definition {
  name?: string;
  body: Node;
}

/** The columns that EVALUATE … ORDER BY sorts by. */
export interface OrderBy {
  by: Node;
  descending: boolean;
}

/** A parsed program: its last definition is the one to compute. */
export interface Program {
  definitions: Definition[];
  orderBy: OrderBy[];
}
