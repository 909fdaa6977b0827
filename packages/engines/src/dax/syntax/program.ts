import type { Meter } from "../../meter.ts";
import { ExpressionParser } from "./expression.ts";
import { fault, skipBlank } from "./lexer.ts";
import type { Definition, OrderBy, Program } from "./node.ts";
import { Tokens } from "./tokens.ts";

interface Header {
  name: string;
  /** The start of the expression. */
  end: number;
}

const BRACKETED = /^(?:[\p{L}\p{N}_. ]*|(?:MEASURE )?'[^']+' ?)\[([^\]]+)\]$/iu;
const PLAIN = /^[\p{L}_#%][^()[\]{}"'<>&|,;+*]*$/u;

/** Returns the name of a definition and the end of its `=`; null if the text at `position` is an expression. */
function headerAt(source: string, position: number): Header | null {
  const start = skipBlank(source, position);
  const equals = source.indexOf("=", start);
  const next = source.slice(equals + 1, equals + 2);
  if (equals < 0 || next === "=") return null;
  const before = source.slice(start, source.charAt(equals - 1) === ":" ? equals - 1 : equals).trim();
  if (/^(VAR|EVALUATE|DEFINE|RETURN|NOT)\b/i.test(before) || before.includes("\n") || before.length > 200) return null;
  const name = BRACKETED.exec(before)?.[1] ?? (PLAIN.test(before) ? before : null);
  return name === null ? null : { name: name.trim(), end: equals + 1 };
}

function orderByOf(tokens: Tokens, parser: ExpressionParser): OrderBy[] {
  if (!tokens.isWord("ORDER")) return [];
  tokens.take();
  if (!tokens.isWord("BY")) throw tokens.unexpected();
  const orders: OrderBy[] = [];
  do {
    tokens.take();
    const by = parser.parse();
    const descending = tokens.isWord("DESC");
    if (descending || tokens.isWord("ASC")) tokens.take();
    orders.push({ by, descending });
  } while (tokens.isSymbol(","));
  return orders;
}

const startsLine = (tokens: Tokens): boolean => {
  const { source, start } = tokens.current;
  const before = source.slice(0, start);
  const text = before.trimEnd();
  return text === "" || before.slice(text.length).includes("\n") || text.endsWith("*/");
};

/**
 * Parses a program: definitions one after the other, each with or without `Name =`, an expression, or a query with
 * EVALUATE. A later definition can use the measures before it; the last one is computed.
 */
export function parseProgram(source: string, meter: Meter): Program {
  const tokens = new Tokens(source);
  const parser = new ExpressionParser(tokens, meter);
  const definitions: Definition[] = [];
  let orderBy: OrderBy[] = [];
  if (tokens.isAtEnd) throw fault("There is no expression.", tokens.current);
  while (!tokens.isAtEnd) {
    if (definitions.length > 0 && !startsLine(tokens)) throw tokens.unexpected();
    if (tokens.isWord("DEFINE") && definitions.length === 0) tokens.take();
    if (tokens.isWord("EVALUATE")) {
      tokens.take();
      definitions.push({ body: parser.parse() });
      orderBy = orderByOf(tokens, parser);
      continue;
    }
    const header = headerAt(source, tokens.current.start);
    if (!header && definitions.length > 0) throw tokens.unexpected();
    if (header) tokens.jump(header.end);
    const body = parser.parse();
    definitions.push({ ...(header && { name: header.name }), body });
  }
  return { definitions, orderBy };
}

/** Parses the expression of one measure. */
export function parseExpression(source: string, meter: Meter): Definition["body"] {
  const { definitions } = parseProgram(source, meter);
  const [only] = definitions;
  if (definitions.length !== 1 || !only) throw fault("Expected one expression.", { source, start: 0, end: 1 });
  return only.body;
}
