import { DEFAULT_LIMITS, type Outcome } from "../engine.ts";
import { type Meter, runGuarded } from "../meter.ts";
import { ExpressionParser } from "./syntax/expression.ts";
import type { Node, Span } from "./syntax/node.ts";
import { Tokens } from "./syntax/tokens.ts";

/** An expression, as far as it could be parsed. */
export interface ReadExpression {
  /** The position after its last character. */
  end: number;
  /** Whether it calls a function or names a column or a measure, like every measure. */
  isMeasure: boolean;
  /** Names in brackets, in lower case: its columns and measures. */
  names: ReadonlySet<string>;
}

function visit(value: unknown, found: { names: Set<string>; calls: number }): void {
  if (Array.isArray(value)) for (const one of value) visit(one, found);
  else if (typeof value === "object" && value !== null) {
    const node = value as Partial<Node>;
    if (node.kind === "column" && node.name !== undefined) found.names.add(node.name.toLowerCase());
    if (node.kind === "call") found.calls += 1;
    for (const one of Object.values(value)) visit(one, found);
  }
}

function read(source: string, start: number, meter: Meter): ReadExpression {
  const body = new ExpressionParser(new Tokens(source, start), meter).parse();
  const outline = { names: new Set<string>(), calls: 0 };
  visit(body, outline);
  return { end: body.end, isMeasure: outline.calls + outline.names.size > 0, names: outline.names };
}

function partsIn(value: unknown, found: Span[]): Span[] {
  if (Array.isArray(value)) for (const one of value) partsIn(one, found);
  else if (typeof value === "object" && value !== null) {
    const node = value as Node;
    if (["call", "binary", "in", "block"].includes(node.kind)) found.push(node);
    for (const one of Object.values(value)) partsIn(one, found);
  }
  return found;
}

/** Returns the calls, operations and variables' values of an expression, the whole first; none if it cannot be parsed. */
export function expressionParts(source: string): Span[] {
  const outcome = runGuarded(source, DEFAULT_LIMITS, (meter) =>
    new ExpressionParser(new Tokens(source), meter).parse(),
  );
  return "ok" in outcome ? partsIn(outcome.ok, []) : [];
}

/** Parses the expression that starts at `start`, and ignores what follows it. */
export const expressionAt = (source: string, start: number): Outcome<ReadExpression> =>
  runGuarded(source, DEFAULT_LIMITS, (meter) => read(source, start, meter));
