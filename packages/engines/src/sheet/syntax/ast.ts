import type { Area } from "../../addresses.ts";
import type { CellError } from "../../workbook.ts";

/** The start and the end of a node in the program, in characters. */
export interface Span {
  start: number;
  end: number;
}

/** The parts of a structured reference: `[#Headers]`, `[@Amount]`, `[[#All],[A]:[B]]`. */
export interface StructuredPart {
  table: string | null;
  items: readonly ("#all" | "#headers" | "#data" | "#totals" | "@")[];
  /** The first and the last column; null for all. */
  columns: readonly [string, string] | null;
}

export type Operator = "+" | "-" | "*" | "/" | "^" | "&" | "=" | "<>" | "<" | "<=" | ">" | ">=";

export type Node = Span &
  (
    | { type: "constant"; value: number | string | CellError }
    | { type: "area"; sheet: string | null; area: Area; whole: boolean }
    | { type: "range"; from: Node; to: Node }
    | { type: "name"; name: string }
    | { type: "structured"; part: StructuredPart }
    | { type: "array"; rows: Node[][] }
    | { type: "sign"; operator: "-" | "+"; of: Node }
    | { type: "percent"; of: Node }
    | { type: "one"; of: Node }
    | { type: "spill"; of: Node }
    | { type: "binary"; operator: Operator; left: Node; right: Node }
    /** A call of a function by its name; an argument that is left out is null. */
    | { type: "call"; name: string; args: (Node | null)[] }
    /** A call of an expression's result, a LAMBDA. */
    | { type: "apply"; of: Node; args: (Node | null)[] }
  );

export type NodeOf<Type extends Node["type"]> = Extract<Node, { type: Type }>;
