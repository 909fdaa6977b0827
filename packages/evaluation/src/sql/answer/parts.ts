import { isKeyword } from "@dryrun/engines/sql/keywords";
import { type SqlToken, sqlTokens } from "@dryrun/engines/sql/tokens";
import type { Span } from "../../criteria/ways.ts";
import { isSaying, NUMBERS, type Part } from "../../run/dead-parts.ts";

/** The tokens between one pair of brackets. Nested brackets are levels of their own. */
type Level = SqlToken[];

const SET_OPERATORS = new Set(["union", "except", "intersect", "minus"]);
const JOINS = new Set("left right full inner cross natural join outer".split(" "));
/** Words that begin a clause and so end the one before. */
const CLAUSES = new Set([..."where group having order limit window fetch offset qualify".split(" "), ...SET_OPERATORS]);

const wordOf = (token: SqlToken | undefined): string => (token?.kind === "word" ? token.text.toLowerCase() : "");

/** The levels of brackets, the whole query first; tokens between brackets hide what is in them. */
function levelsOf(tokens: readonly SqlToken[]): Level[] {
  const root: Level = [];
  const all = [root];
  const open = [root];
  for (const token of tokens) {
    if (token.kind === "sign" && token.text === ")" && open.length > 1) open.pop();
    open.at(-1)?.push(token);
    if (token.kind !== "sign" || token.text !== "(") continue;
    const inner: Level = [];
    all.push(inner);
    open.push(inner);
  }
  return all;
}

const spanOf = (tokens: readonly SqlToken[]): Span => ({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 });
const emptied = (query: string): string => `SELECT * FROM (${query}) LIMIT 0`;

/** The SELECTs of a level, which set operators join, each without the WITH before and the ORDER BY after all of them. */
function armsOf(level: Level): SqlToken[][] {
  const arms: SqlToken[][] = [[]];
  for (const token of level) {
    if (SET_OPERATORS.has(wordOf(token))) arms.push([]);
    else arms.at(-1)?.push(token);
  }
  return arms.flatMap((arm) => {
    const from = arm.findIndex((token) => wordOf(token) === "select");
    const to = arm.findIndex((token) => ["order", "limit"].includes(wordOf(token)));
    return from === -1 ? [] : [arm.slice(from, to === -1 ? undefined : to)];
  });
}

/** Conditions, and joined tables with theirs. */
function clausesOf(level: Level): SqlToken[][] {
  const found: SqlToken[][] = [];
  let open: SqlToken[] | null = null;
  for (const [at, token] of level.entries()) {
    const word = wordOf(token);
    const isJoin = JOINS.has(word) && level[at + 1]?.text !== "(";
    const begins = CLAUSES.has(word) || (isJoin && !JOINS.has(wordOf(level[at - 1])));
    if (begins) {
      open = word === "where" || word === "having" || isJoin ? [] : null;
      if (open) found.push(open);
    }
    open?.push(token);
  }
  return found;
}

/** Calls with their OVER (…), and CASE to its END. */
function valuesOf(level: Level): SqlToken[][] {
  return level.flatMap((token, at) => {
    if (wordOf(token) === "case") {
      const end = endOfCase(level, at);
      return end === -1 ? [] : [level.slice(at, end + 1)];
    }
    const isCall = token.kind === "word" && !isKeyword(token.text) && level[at + 1]?.text === "(";
    if (!isCall) return [];
    const isOver = ["over", "filter"].includes(wordOf(level[at + 3])) && level[at + 4]?.text === "(";
    return [level.slice(at, at + (isOver ? 6 : 3))];
  });
}

function endOfCase(level: Level, start: number): number {
  let depth = 0;
  return level.findIndex((token, at) => {
    if (at < start) return false;
    if (wordOf(token) === "case") depth += 1;
    if (wordOf(token) === "end") depth -= 1;
    return depth === 0;
  });
}

/** The parts of a query that may do nothing, with what is put in their place: no rows, no condition, another value. */
export function partsOfQuery(query: string): Part[] {
  const levels = levelsOf(sqlTokens(query));
  return levels.flatMap((level, at): Part[] => {
    const whole = spanOf(level);
    const isQuery = at > 0 && ["select", "with"].includes(wordOf(level[0]));
    const withoutRows = ({ start, end }: Span) => ({ start, end, instead: [[emptied(query.slice(start, end))]] });
    const arms = armsOf(level);
    const values = NUMBERS.map((value) => `SELECT ${value}`);
    return [
      ...(isQuery ? [{ ...whole, instead: [[emptied(query.slice(whole.start, whole.end))], values] }] : []),
      ...(arms.length > 1 ? arms.map((arm) => withoutRows(spanOf(arm))) : []),
      ...clausesOf(level).map((clause) => ({ ...spanOf(clause), instead: [[""]] })),
      ...valuesOf(level).map((value) => ({ ...spanOf(value), instead: [NUMBERS] })),
    ];
  });
}

const CONSTANTS = new Set(["true", "false", "null", "not", "is"]);
const isConstant = ({ kind, text }: SqlToken): boolean =>
  kind === "number" || kind === "text" || /^[<>=!]+$/.test(text) || CONSTANTS.has(text.toLowerCase());

/** Whether a condition has a part without any column that never holds, as `1 = 0`; one side of OR decides nothing. */
function neverHolds(clause: Level, query: string, holds: (condition: string) => boolean): boolean {
  if (clause.some((token) => wordOf(token) === "or")) return false;
  const conditions: Level[] = [[]];
  for (const token of clause.slice(1)) {
    if (wordOf(token) === "and") conditions.push([]);
    else conditions.at(-1)?.push(token);
  }
  return conditions.some((condition) => {
    const { start, end } = spanOf(condition);
    return condition.length > 0 && condition.every(isConstant) && !holds(query.slice(start, end));
  });
}

/** SELECTs whose WHERE or HAVING never holds, and those of which LIMIT leaves no row. `holds` asks an engine about a constant condition. */
export function neverIn(query: string, holds: (condition: string) => boolean): Span[] {
  return levelsOf(sqlTokens(query)).flatMap((level) => {
    const isCut = level.some((token, at) => wordOf(token) === "limit" && level[at + 1]?.text === "0");
    if (isCut) return [spanOf(level)];
    const arms = armsOf(level).filter((arm) =>
      clausesOf(arm).some((clause) => !JOINS.has(wordOf(clause[0])) && neverHolds(clause, query, holds)),
    );
    return arms.map(spanOf);
  });
}

/** Comments and long texts of a query. */
export function textsOfQuery(query: string): Span[] {
  const tokens = sqlTokens(query);
  const comments = tokens.flatMap(({ start }, at) => {
    const from = tokens[at - 1]?.end ?? 0;
    return query.slice(from, start).trim() === "" ? [] : [{ start: from, end: start }];
  });
  return [
    ...comments,
    ...tokens.filter(({ kind, start, end }) => kind === "text" && isSaying(query.slice(start, end))),
  ];
}
