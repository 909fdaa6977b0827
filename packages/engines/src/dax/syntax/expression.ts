import { type Meter, UnsupportedError } from "../../meter.ts";
import { placeOf } from "../../place.ts";
import { momentOf } from "../model/dates.ts";
import { fault } from "./lexer.ts";
import type { BinaryOperator, Declaration, Node } from "./node.ts";
import type { Tokens } from "./tokens.ts";

const POWER = 8;
const SIGN = 7;
const COMPARISON = 3;
const NOT = 2.5;

const BINDING: Record<BinaryOperator, number> = {
  "^": POWER,
  "*": 6,
  "/": 6,
  "+": 5,
  "-": 5,
  "&": 4,
  "=": COMPARISON,
  "==": COMPARISON,
  "<>": COMPARISON,
  "<": COMPARISON,
  "<=": COMPARISON,
  ">": COMPARISON,
  ">=": COMPARISON,
  "&&": 2,
  "||": 1,
};

const isOperator = (text: string): text is BinaryOperator => Object.hasOwn(BINDING, text);

/** Parses expressions; the meter limits their nesting. */
export class ExpressionParser {
  readonly #tokens: Tokens;
  readonly #meter: Meter;

  constructor(tokens: Tokens, meter: Meter) {
    this.#tokens = tokens;
    this.#meter = meter;
  }

  /** Parses an expression whose operators bind at least as strongly as `binding`. */
  parse(binding = 0): Node {
    this.#meter.step();
    return this.#meter.nested(() => {
      if (this.#tokens.isWord("VAR")) return this.#block();
      let left = this.#unary();
      for (let deeper = this.#operation(left, binding); deeper; deeper = this.#operation(left, binding)) left = deeper;
      return left;
    });
  }

  #operation(left: Node, binding: number): Node | null {
    const tokens = this.#tokens;
    if (tokens.isWord("IN") && COMPARISON >= binding) {
      tokens.take();
      const list = this.parse(COMPARISON + 1);
      return { kind: "in", value: left, list, ...tokens.since(left.start) };
    }
    const { kind, text } = tokens.current;
    if (kind !== "symbol" || !isOperator(text) || BINDING[text] < binding) return null;
    tokens.take();
    const right = this.parse(BINDING[text] + 1);
    return { kind: "binary", operator: text, left, right, ...tokens.since(left.start) };
  }

  #unary(): Node {
    const tokens = this.#tokens;
    const { start, text } = tokens.current;
    if (tokens.isSymbol("-", "+")) {
      tokens.take();
      const operand = this.parse(SIGN);
      return { kind: "unary", operator: text === "-" ? "-" : "+", operand, ...tokens.since(start) };
    }
    if (tokens.isWord("NOT")) {
      tokens.take();
      const operand = this.parse(NOT);
      return { kind: "unary", operator: "NOT", operand, ...tokens.since(start) };
    }
    return this.#primary();
  }

  #primary(): Node {
    const tokens = this.#tokens;
    const token = tokens.current;
    const span = { start: token.start, end: token.end, source: token.source };
    if (token.kind === "name" || token.kind === "quoted") return this.#named();
    if (token.kind === "symbol" && token.text === "(") return this.#parenthesis();
    if (token.kind === "symbol" && token.text === "{") return this.#rows();
    if (token.kind === "number") return { kind: "literal", value: Number(tokens.take().text), ...span };
    if (token.kind === "text") return { kind: "literal", value: tokens.take().text, ...span };
    if (token.kind === "bracket") return { kind: "column", name: tokens.take().text, ...span };
    if (token.kind !== "date") throw tokens.unexpected();
    if (!momentOf(token.text)) throw fault(`${token.text} is not a date.`, token);
    return { kind: "literal", value: { date: tokens.take().text }, ...span };
  }

  /** Parses a column, a call, a table or a variable. */
  #named(): Node {
    const tokens = this.#tokens;
    const token = tokens.take();
    const after = tokens.current;
    if (after.kind === "bracket" && !token.source.slice(token.end, after.start).includes("\n"))
      return this.#column(token.text, token.start);
    if (token.kind === "name" && tokens.isSymbol("(")) {
      const args = this.#list("(", ")");
      return { kind: "call", name: token.text.toUpperCase(), args, ...tokens.since(token.start) };
    }
    return { kind: "name", name: token.text, quoted: token.kind === "quoted", ...tokens.since(token.start) };
  }

  #column(table: string, start: number): Node {
    const tokens = this.#tokens;
    const name = tokens.take().text;
    const { kind, text, source } = tokens.current;
    if (kind === "unknown" && text === ".")
      throw new UnsupportedError("the automatic date hierarchy", placeOf(source, start, tokens.current.end));
    return { kind: "column", table, name, ...tokens.since(start) };
  }

  #parenthesis(): Node {
    const { start } = this.#tokens.current;
    const items = this.#list("(", ")");
    const [only] = items;
    if (items.length === 1 && only && only.kind !== "omitted") return { ...only, ...this.#tokens.since(start) };
    if (items.length < 2) throw this.#tokens.unexpected();
    return { kind: "tuple", items, ...this.#tokens.since(start) };
  }

  #rows(): Node {
    const { start } = this.#tokens.current;
    const rows = this.#list("{", "}");
    return { kind: "rows", rows, ...this.#tokens.since(start) };
  }

  /** Parses a comma-separated list between two brackets; an argument may be left out. */
  #list(open: string, close: string): Node[] {
    const tokens = this.#tokens;
    tokens.expect(open);
    const items: Node[] = [];
    if (tokens.skip(close)) return items;
    do {
      const { start, source } = tokens.current;
      if (tokens.isSymbol(",", ";", close)) items.push({ kind: "omitted", start, end: start, source });
      else items.push(this.parse());
    } while (tokens.skip(",") || tokens.skip(";"));
    tokens.expect(close);
    return items;
  }

  #block(): Node {
    const tokens = this.#tokens;
    const { start } = tokens.current;
    const declarations: Declaration[] = [];
    while (tokens.isWord("VAR")) {
      tokens.take();
      if (tokens.current.kind !== "name") throw tokens.unexpected();
      const { text: name } = tokens.take();
      tokens.expect("=");
      declarations.push({ name, value: this.parse() });
    }
    if (!tokens.isWord("RETURN")) throw fault("RETURN is missing after the variables.", tokens.current);
    tokens.take();
    const body = this.parse();
    return { kind: "block", declarations, body, ...tokens.since(start) };
  }
}
