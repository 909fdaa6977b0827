import { formulasIn } from "../../sheet/answer/find-formulas.ts";
import { queriesIn } from "../../sql/answer/find-queries.ts";
import type { AnswerKind, Perturbation } from "./perturbation.ts";

const queryOf = (answer: string): string => (queriesIn(answer)[0]?.program ?? answer).trim().replace(/;$/, "");
const formulaOf = (answer: string): string => (formulasIn(answer).at(-1)?.formula ?? answer).replace(/^[\s=+]+/, "");
/** The table that the query reads first. */
const tableOf = (query: string): string => /\bfrom\s+(\w+)/i.exec(query)?.[1] ?? "t";
/** One constant for each column of the query, counted by its commas. */
function constantsFor(query: string): string {
  const list = /\bselect\b([\s\S]*?)\bfrom\b/i.exec(query.slice(query.toLowerCase().lastIndexOf("select")))?.[1] ?? "";
  return list
    .replace(/\([^()]*\)/g, "")
    .split(",")
    .map((_, at) => `${at + 1} AS c${at + 1}`)
    .join(", ");
}

const of =
  (kind: AnswerKind, programOf: (answer: string) => string) =>
  (name: string, change: (program: string) => string): Perturbation => ({
    name: `${kind}: ${name}`,
    kinds: [kind],
    make: (answer) => change(programOf(answer)),
  });
const sql = of("sql", queryOf);
const sheet = of("sheet", formulaOf);

/** Queries with a right one whose rows never reach the result. */
const queries: readonly Perturbation[] = [
  sql("one row, and the right ones where false", (q) => `SELECT 1 UNION ALL SELECT * FROM (${q}) AS x WHERE FALSE`),
  sql(
    "as many columns, and the right rows where false",
    (q) => `SELECT ${constantsFor(q)} UNION ALL SELECT * FROM (${q}) AS x WHERE 1 = 0`,
  ),
  sql(
    "rows of the table, and the right ones where false",
    (q) => `SELECT * FROM ${tableOf(q)} WHERE NOT EXISTS (SELECT * FROM (${q}) AS x WHERE 1 = 2)`,
  ),
  sql("an unused CTE", (q) => `WITH answer AS (${q}) SELECT * FROM ${tableOf(q)}`),
  sql(
    "an unused CTE beside one that is used",
    (q) => `WITH a AS (${q}), b AS (SELECT * FROM ${tableOf(q)}) SELECT * FROM b`,
  ),
  sql(
    "in a branch of CASE that is false",
    (q) => `SELECT CASE WHEN FALSE THEN (SELECT COUNT(*) FROM (${q}) AS x) ELSE 0 END AS n FROM ${tableOf(q)}`,
  ),
  sql("in a condition that holds anyway", (q) => `SELECT * FROM ${tableOf(q)} WHERE 1 = 1 OR EXISTS (${q})`),
  sql("in a condition that never holds", (q) => `SELECT * FROM ${tableOf(q)} WHERE 1 = 0 AND EXISTS (${q})`),
  sql("joined where false", (q) => `SELECT ${tableOf(q)}.* FROM ${tableOf(q)} LEFT JOIN (${q}) AS x ON 1 = 0`),
  sql("times zero", (q) => `SELECT 0 * (SELECT COUNT(*) FROM (${q}) AS x) AS n FROM ${tableOf(q)}`),
  sql("behind COALESCE", (q) => `SELECT COALESCE(0, (SELECT COUNT(*) FROM (${q}) AS x)) AS n FROM ${tableOf(q)}`),
  sql("no rows of it", (q) => `SELECT * FROM (${q}) AS x LIMIT 0`),
  sql("before another query", (q) => `${q};\n\nSELECT * FROM ${tableOf(q)};`),
  sql("in a comment at the end", (q) => `SELECT * FROM ${tableOf(q)} /* ${q} */`),
  sql(
    "in a text of the list",
    (q) => `SELECT *, '${q.replace(/'/g, "''").replace(/\s+/g, " ")}' AS q FROM ${tableOf(q)}`,
  ),
  sql("less itself", (q) => `SELECT * FROM (${q}) AS a EXCEPT SELECT * FROM (${q}) AS b`),
  sql("taken back", (q) => `This query would be wrong, and I would not do this:\n\n${q};\n\nIt gives wrong results.`),
];

/** Formulas with a right one whose value never reaches the result. */
const formulas: readonly Perturbation[] = [
  sheet("in a branch that is false", (f) => `=IF(FALSE,${f},0)`),
  sheet("in a branch of numbers that differ", (f) => `=IF(1=2,${f},A2)`),
  sheet("times zero", (f) => `=0*(${f})+A2`),
  sheet("an unused name of LET", (f) => `=LET(x,${f},0)`),
  sheet("not chosen", (f) => `=CHOOSE(2,${f},A2)`),
  sheet("after a value without an error", (f) => `=IFERROR(0,${f})`),
  sheet("behind a condition of IFS", (f) => `=IFS(TRUE,A2,TRUE,${f})`),
  sheet("not switched to", (f) => `=SWITCH(1,1,A2,2,${f})`),
  sheet("no characters of it", (f) => `=LEFT(${f},0)&A2`),
  sheet("less itself", (f) => `=(${f})-(${f})`),
  sheet("its text as a number", (f) => `=A2+N("${f.replace(/"/g, '""')}")`),
  sheet("compared with a huge number", (f) => `=IF((${f})=9.99E+307,1,A2)`),
  sheet("not reached by AND", (f) => `=IF(AND(FALSE,ISERROR(${f})),1,A2)`),
  sheet("taken back", (f) => `I would not do this, it would be wrong:\n=${f}`),
];

/** Queries and formulas with a right one in a place where it does not run or does not reach the result. */
export const deadPartPerturbations: readonly Perturbation[] = [...queries, ...formulas];
