import { type SqlToken, sqlTokens } from "@dryrun/engines/sql/tokens";
import type { SqlCell } from "@dryrun/engines/sql/world";

/** A value that a query compares a column with. */
export interface Literal {
  /** In lower case. */
  column: string;
  value: SqlCell;
  /** The sign or word of the comparison, in lower case. */
  operator: string;
  /** Whether a sum or a count is compared and not the column itself. */
  isAggregate: boolean;
}

const OPERATORS = new Set(["=", "<>", "!=", "<", ">", "<=", ">=", "like", "in", "between", "and", ",", "("]);
/** Tokens between a column and its value: `SUM ( t . amount ) >=`, `IN ( 1 , 2 , 3`. */
const REACH = 14;

const literalValue = ({ kind, text }: SqlToken): SqlCell =>
  kind === "number" ? Number(text) : text.slice(1, -1).replaceAll("''", "'");
const nameOf = ({ kind, text }: SqlToken): string => (kind === "quoted" ? text.slice(1, -1) : text).toLowerCase();
const AGGREGATES = new Set(["sum", "count", "avg", "min", "max"]);

/** The values of a query, each with the nearest of these columns before it, or after it (`5 < amount`). */
export function literalsOf(query: string, columns: ReadonlySet<string>): Literal[] {
  const tokens = sqlTokens(query);
  return tokens.flatMap((token, at) => {
    if (token.kind !== "number" && token.kind !== "text") return [];
    const before = tokens.slice(Math.max(0, at - REACH), at).reverse();
    const column = [...before, ...tokens.slice(at + 1, at + 5)].find((one) => columns.has(nameOf(one)));
    const operator = before.find(({ text }) => OPERATORS.has(text.toLowerCase()))?.text.toLowerCase() ?? "=";
    if (!column) return [];
    const called = tokens[tokens.indexOf(column) - 2] ?? token;
    const owner = tokens[tokens.indexOf(column) - 4] ?? token;
    const isAggregate = [called, owner].some((one) => AGGREGATES.has(nameOf(one)));
    return [{ column: nameOf(column), value: literalValue(token), operator, isAggregate }];
  });
}
