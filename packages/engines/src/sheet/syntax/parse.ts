import { type Area, addressOf, areaOf, columnNumber, MAX_COLUMNS, MAX_ROWS } from "../../addresses.ts";
import { type Meter, ProgramError, UnsupportedError } from "../../meter.ts";
import { placeOf } from "../../place.ts";
import type { CellError } from "../../workbook.ts";
import type { Node, Operator } from "./ast.ts";
import { structuredOf } from "./structured.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** How strongly an operator binds; all of Excel's bind to the left. */
const BINDING = new Map(
  Object.entries({
    "=": 1,
    "<>": 1,
    "<": 1,
    "<=": 1,
    ">": 1,
    ">=": 1,
    "&": 2,
    "+": 3,
    "-": 3,
    "*": 4,
    "/": 4,
    "^": 5,
  }),
);
const SIGN = 7; // stronger than ^: -2^2 is 4
const RANGE = 9;
const INTERSECTION = "two ranges with a space between them";

function wholeArea(text: string): Area {
  const [a = "", b = ""] = text.replaceAll("$", "").split(":");
  const isRows = /\d/.test(a);
  const [one, other] = isRows ? [Number(a), Number(b)] : [columnNumber(a), columnNumber(b)];
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  return isRows
    ? { from: { row: first, column: 1 }, to: { row: last, column: MAX_COLUMNS } }
    : { from: { row: 1, column: first }, to: { row: MAX_ROWS, column: last } };
}

class Parser {
  readonly #program: string;
  readonly #tokens: Token[];
  readonly #meter: Meter;
  #at = 0;

  constructor(program: string, meter: Meter) {
    this.#program = program;
    this.#tokens = tokensOf(program);
    this.#meter = meter;
  }

  whole(): Node {
    const node = this.expression(0);
    const rest = this.#next;
    if (rest.kind === "end") return node;
    if (rest.isApart && (rest.kind === "cell" || rest.kind === "name")) throw this.#unsupported(INTERSECTION, rest);
    throw this.#fault(`${rest.text} cannot be here.`, rest);
  }

  expression(least: number): Node {
    return this.#meter.nested(() => {
      this.#meter.step();
      let left = this.#postfix(this.#prefix());
      for (;;) {
        const { kind, text } = this.#next;
        const binding = kind === "operator" ? BINDING.get(text) : undefined;
        if (binding === undefined || binding <= least) return left;
        this.#at += 1;
        const right = this.expression(binding);
        left = { type: "binary", operator: text as Operator, left, right, start: left.start, end: right.end };
      }
    });
  }

  #prefix(): Node {
    const token = this.#next;
    this.#at += 1;
    const { start, end, text } = token;
    switch (token.kind) {
      case "number":
        return { type: "constant", value: Number(text), start, end };
      case "text":
        return { type: "constant", value: text, start, end };
      case "error":
        return { type: "constant", value: { error: text.toUpperCase() as CellError["error"] }, start, end };
      case "sheet":
        return this.#reference(text, start);
      case "columns":
      case "rows":
      case "cell":
        return this.#area(null, token);
      case "bracket":
        return { type: "structured", part: structuredOf(null, text, this.#program, start), start, end };
      case "name":
        return this.#named(token);
      default:
        return this.#opened(token);
    }
  }

  #opened(token: Token): Node {
    const { text, start } = token;
    if (text === "-" || text === "+") {
      const operand = this.expression(SIGN);
      return { type: "sign", operator: text, of: operand, start, end: operand.end };
    }
    if (text === "@") {
      const operand = this.expression(SIGN);
      return { type: "one", of: operand, start, end: operand.end };
    }
    if (text === "(") {
      const inner = this.expression(0);
      if (this.#next.text === ",") throw this.#unsupported("several ranges in brackets", this.#next);
      return { ...inner, start, end: this.#expect(")") };
    }
    if (text === "{") return this.#array(start);
    throw this.#fault(token.kind === "end" ? "The formula ends too early." : `${text} cannot be here.`, token);
  }

  #postfix(node: Node): Node {
    let left = node;
    for (;;) {
      const token = this.#next;
      if (token.kind !== "operator") return left;
      if (token.text === "%") left = { type: "percent", of: left, start: left.start, end: token.end };
      else if (token.text === "#") left = { type: "spill", of: left, start: left.start, end: token.end };
      else if (token.text === "(") {
        this.#at += 1;
        const args = this.#arguments();
        left = { type: "apply", of: left, args, start: left.start, end: this.#tokens[this.#at - 1]?.end ?? left.end };
        continue;
      } else if (token.text === ":") {
        this.#at += 1;
        const to = this.expression(RANGE);
        left = { type: "range", from: left, to, start: left.start, end: to.end };
        continue;
      } else return left;
      this.#at += 1;
    }
  }

  #named(token: Token): Node {
    const { text, start, end } = token;
    const after = this.#next;
    if (after.kind === "operator" && after.text === "(") {
      this.#at += 1;
      const name = text.toUpperCase().replace(/^(_XLFN\.|_XLWS\.|_XLPM\.)+/, "");
      const args = this.#arguments();
      return { type: "call", name, args, start, end: this.#tokens[this.#at - 1]?.end ?? end };
    }
    if (after.kind === "bracket" && !after.isApart) {
      this.#at += 1;
      return {
        type: "structured",
        part: structuredOf(text, after.text, this.#program, after.start),
        start,
        end: after.end,
      };
    }
    return { type: "name", name: text, start, end };
  }

  #reference(sheet: string, start: number): Node {
    const token = this.#next;
    this.#at += 1;
    if (!["cell", "columns", "rows"].includes(token.kind))
      throw this.#fault("A cell is missing after the sheet's name.", token);
    return { ...this.#area(sheet, token), start };
  }

  #area(sheet: string | null, { kind, text, start, end }: Token): Node {
    const area = kind === "cell" ? areaOf(text) : wholeArea(text);
    if (!area || (kind === "cell" && !addressOf(text))) return { type: "name", name: text, start, end };
    return { type: "area", sheet, area, whole: kind !== "cell", start, end };
  }

  /** Parses the arguments after the opening bracket; an empty list has none. */
  #arguments(): (Node | null)[] {
    const args: (Node | null)[] = [];
    if (this.#skip(")")) return args;
    for (;;) {
      const isLeftOut = this.#next.text === "," || this.#next.text === ")";
      args.push(isLeftOut && this.#next.kind === "operator" ? null : this.expression(0));
      if (this.#skip(")")) return args;
      this.#expect(this.#next.kind === "end" ? ")" : ",");
    }
  }

  #array(start: number): Node {
    const rows: Node[][] = [[]];
    for (;;) {
      rows.at(-1)?.push(this.expression(0));
      if (this.#skip(";")) rows.push([]);
      else if (!this.#skip(",")) break;
    }
    return { type: "array", rows, start, end: this.#expect("}") };
  }

  get #next(): Token {
    return this.#tokens[Math.min(this.#at, this.#tokens.length - 1)] as Token;
  }
  #skip(text: string): boolean {
    const isIt = this.#next.kind === "operator" && this.#next.text === text;
    if (isIt) this.#at += 1;
    return isIt;
  }
  #expect(text: string): number {
    const { end, kind, isApart } = this.#next;
    if (isApart && ["cell", "name", "sheet"].includes(kind)) throw this.#unsupported(INTERSECTION, this.#next);
    if (!this.#skip(text))
      throw this.#fault(
        this.#next.kind === "end" ? `A closing ${text} is missing.` : `${text} is missing before ${this.#next.text}.`,
        this.#next,
      );
    return end;
  }
  #fault(message: string, { start, end }: Token) {
    return new ProgramError("syntax", message, placeOf(this.#program, start, end));
  }
  #unsupported(what: string, { start, end }: Token) {
    return new UnsupportedError(what, placeOf(this.#program, start, end));
  }
}

/** Parses a formula to a tree; throws for what Excel does not accept. */
export const parseFormula = (program: string, meter: Meter): Node => new Parser(program, meter).whole();
