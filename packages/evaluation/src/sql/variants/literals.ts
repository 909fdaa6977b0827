import type { SqlCell } from "@dryrun/engines/sql/data";
import { type SqlToken, sqlTokens } from "@dryrun/engines/sql/tokens";

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
/** At most this many tokens are between a column and its value: `SUM ( t . amount ) >=`, `IN ( 1 , 2 , 3`. */
const MOST_TOKENS_BETWEEN = 14;

const literalValue = ({ kind, text }: SqlToken): SqlCell =>
  kind === "number" ? Number(text) : text.slice(1, -1).replaceAll("''", "'");
const nameOf = ({ kind, text }: SqlToken): string => (kind === "quoted" ? text.slice(1, -1) : text).toLowerCase();
const AGGREGATES = new Set(["sum", "count", "avg", "min", "max"]);

/** Returns the values of a query, each with the nearest of these columns before it, or after it (`5 < amount`). */
export function literalsOf(query: string, columns: ReadonlySet<string>): Literal[] {
  const tokens = sqlTokens(query);
  return tokens.flatMap((token, index) => {
    if (token.kind !== "number" && token.kind !== "text") return [];
    const tokensBefore = tokens.slice(Math.max(0, index - MOST_TOKENS_BETWEEN), index).reverse();
    const column = [...tokensBefore, ...tokens.slice(index + 1, index + 5)].find((candidate) =>
      columns.has(nameOf(candidate)),
    );
    const operator = tokensBefore.find(({ text }) => OPERATORS.has(text.toLowerCase()))?.text.toLowerCase() ?? "=";
    if (!column) return [];
    const functionToken = tokens[tokens.indexOf(column) - 2] ?? token;
    const qualifiedFunctionToken = tokens[tokens.indexOf(column) - 4] ?? token;
    const isAggregate = [functionToken, qualifiedFunctionToken].some((candidate) => AGGREGATES.has(nameOf(candidate)));
    return [{ column: nameOf(column), value: literalValue(token), operator, isAggregate }];
  });
}
