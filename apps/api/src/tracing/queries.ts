import { trace } from "@opentelemetry/api";
import { inSpan, isTracing, SPAN_KINDS } from "./spans.ts";

type Query = (statement: unknown, ...more: unknown[]) => unknown;

const textOf = (statement: unknown): string =>
  typeof statement === "string" ? statement : String((statement as { text?: unknown } | null)?.text ?? "");

/**
 * Wraps a query in a span, which has the text with placeholders, never the values. Statements outside of requests and
 * jobs have no span.
 */
function traced(query: Query): Query {
  return (statement, ...more) => {
    // With a callback the pool itself is the caller, whose query already has a span.
    if (!trace.getActiveSpan() || typeof more.at(-1) === "function") return query(statement, ...more);
    const text = textOf(statement).trim();
    const name = /^\w+/.exec(text)?.[0].toLowerCase() ?? "query";
    const attributes = { "db.system.name": "postgresql", "db.operation.name": name, "db.query.text": text };
    return inSpan(name, { kind: SPAN_KINDS.query, attributes }, async () => query(statement, ...more));
  };
}

/** Gives each statement of this pool or connection a span, if tracing is on when it is opened. */
export function traceQueries(target: { query: unknown }): void {
  if (isTracing()) target.query = traced((target.query as Query).bind(target));
}
