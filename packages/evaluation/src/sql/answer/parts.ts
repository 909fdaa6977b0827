import { isKeyword } from "@dryrun/engines/sql/keywords";
import { type SqlToken, sqlTokens } from "@dryrun/engines/sql/tokens";
import type { Span } from "../../criteria/ways.ts";
import { mayContainRubricWords, NUMBER_REPLACEMENTS, type Part } from "../../run/dead-parts.ts";

/** The tokens between one pair of brackets, without the tokens within nested brackets. */
type Level = SqlToken[];

const SET_OPERATORS = new Set(["union", "except", "intersect", "minus"]);
const JOINS = new Set("left right full inner cross natural join outer".split(" "));
/** Words that begin a clause and so end the previous one. */
const CLAUSES = new Set([..."where group having order limit window fetch offset qualify".split(" "), ...SET_OPERATORS]);

const wordOf = (token: SqlToken | undefined): string => (token?.kind === "word" ? token.text.toLowerCase() : "");

/** Returns the levels of brackets, the whole query first. */
function levelsOf(tokens: readonly SqlToken[]): Level[] {
  const root: Level = [];
  const levels = [root];
  const openLevels = [root];
  for (const token of tokens) {
    if (token.kind === "sign" && token.text === ")" && openLevels.length > 1) openLevels.pop();
    openLevels.at(-1)?.push(token);
    if (token.kind !== "sign" || token.text !== "(") continue;
    const inner: Level = [];
    levels.push(inner);
    openLevels.push(inner);
  }
  return levels;
}

const spanOf = (tokens: readonly SqlToken[]): Span => ({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 });
const limitToNoRows = (query: string): string => `SELECT * FROM (${query}) LIMIT 0`;

/** Returns the SELECTs of a level, which set operators join, without WITH, ORDER BY and LIMIT. */
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

/** Returns the WHERE and HAVING clauses, and the joined tables with their conditions. */
function clausesOf(level: Level): SqlToken[][] {
  const clauses: SqlToken[][] = [];
  let currentClause: SqlToken[] | null = null;
  for (const [at, token] of level.entries()) {
    const word = wordOf(token);
    const isJoin = JOINS.has(word) && level[at + 1]?.text !== "(";
    const isClauseStart = CLAUSES.has(word) || (isJoin && !JOINS.has(wordOf(level[at - 1])));
    if (isClauseStart) {
      currentClause = word === "where" || word === "having" || isJoin ? [] : null;
      if (currentClause) clauses.push(currentClause);
    }
    currentClause?.push(token);
  }
  return clauses;
}

/** Returns the calls with their OVER (…), and the CASE expressions. */
function valuesOf(level: Level): SqlToken[][] {
  return level.flatMap((token, index) => {
    if (wordOf(token) === "case") {
      const end = endOfCase(level, index);
      return end === -1 ? [] : [level.slice(index, end + 1)];
    }
    const isCall = token.kind === "word" && !isKeyword(token.text) && level[index + 1]?.text === "(";
    if (!isCall) return [];
    const isOver = ["over", "filter"].includes(wordOf(level[index + 3])) && level[index + 4]?.text === "(";
    return [level.slice(index, index + (isOver ? 6 : 3))];
  });
}

function endOfCase(level: Level, start: number): number {
  let depth = 0;
  return level.findIndex((token, index) => {
    if (index < start) return false;
    if (wordOf(token) === "case") depth += 1;
    if (wordOf(token) === "end") depth -= 1;
    return depth === 0;
  });
}

/** Returns the parts of a query with their replacements: a query without rows, no condition, or another value. */
export function partsOfQuery(query: string): Part[] {
  const levels = levelsOf(sqlTokens(query));
  return levels.flatMap((level, index): Part[] => {
    const levelSpan = spanOf(level);
    const isQuery = index > 0 && ["select", "with"].includes(wordOf(level[0]));
    const asEmptied = ({ start, end }: Span) => ({
      start,
      end,
      replacements: [[limitToNoRows(query.slice(start, end))]],
    });
    const arms = armsOf(level);
    const constantQueries = NUMBER_REPLACEMENTS.map((value) => `SELECT ${value}`);
    return [
      ...(isQuery
        ? [
            {
              ...levelSpan,
              replacements: [[limitToNoRows(query.slice(levelSpan.start, levelSpan.end))], constantQueries],
            },
          ]
        : []),
      ...(arms.length > 1 ? arms.map((arm) => asEmptied(spanOf(arm))) : []),
      ...clausesOf(level).map((clause) => ({ ...spanOf(clause), replacements: [[""]] })),
      ...valuesOf(level).map((value) => ({ ...spanOf(value), replacements: [NUMBER_REPLACEMENTS] })),
    ];
  });
}

const CONSTANT_WORDS = new Set(["true", "false", "null", "not", "is"]);
const isConstant = ({ kind, text }: SqlToken): boolean =>
  kind === "number" || kind === "text" || /^[<>=!]+$/.test(text) || CONSTANT_WORDS.has(text.toLowerCase());

/** Whether a condition without OR has a constant part that is never true, such as `1 = 0`. */
function neverHolds(clause: Level, query: string, isTrue: (condition: string) => boolean): boolean {
  if (clause.some((token) => wordOf(token) === "or")) return false;
  const conditions: Level[] = [[]];
  for (const token of clause.slice(1)) {
    if (wordOf(token) === "and") conditions.push([]);
    else conditions.at(-1)?.push(token);
  }
  return conditions.some((condition) => {
    const { start, end } = spanOf(condition);
    return condition.length > 0 && condition.every(isConstant) && !isTrue(query.slice(start, end));
  });
}

/** Finds the SELECTs that never return a row: by WHERE, HAVING or LIMIT 0. `isTrue` evaluates a constant condition. */
export function selectsWithoutRows(query: string, isTrue: (condition: string) => boolean): Span[] {
  return levelsOf(sqlTokens(query)).flatMap((level) => {
    const hasLimitZero = level.some((token, index) => wordOf(token) === "limit" && level[index + 1]?.text === "0");
    if (hasLimitZero) return [spanOf(level)];
    const arms = armsOf(level).filter((arm) =>
      clausesOf(arm).some((clause) => !JOINS.has(wordOf(clause[0])) && neverHolds(clause, query, isTrue)),
    );
    return arms.map(spanOf);
  });
}

/** Returns the comments of a query, and its texts that may contain words of the rubric. */
export function textsOfQuery(query: string): Span[] {
  const tokens = sqlTokens(query);
  const comments = tokens.flatMap(({ start }, index) => {
    const from = tokens[index - 1]?.end ?? 0;
    return query.slice(from, start).trim() === "" ? [] : [{ start: from, end: start }];
  });
  return [
    ...comments,
    ...tokens.filter(({ kind, start, end }) => kind === "text" && mayContainRubricWords(query.slice(start, end))),
  ];
}
