import { formulasIn } from "../../sheet/answer/find-formulas.ts";
import { queriesIn } from "../../sql/answer/find-queries.ts";
import type { AnswerKind, Perturbation } from "./perturbation.ts";

const queryOf = (answer: string): string => (queriesIn(answer)[0]?.program ?? answer).trim().replace(/;$/, "");
const formulaOf = (answer: string): string => (formulasIn(answer).at(-1)?.formula ?? answer).replace(/^[\s=+]+/, "");
/** Returns the table that the query reads first. */
const tableOf = (query: string): string => /\bfrom\s+(\w+)/i.exec(query)?.[1] ?? "t";
/** Returns one constant for each column of the query, counted by its commas. */
function constantsFor(query: string): string {
  const list = /\bselect\b([\s\S]*?)\bfrom\b/i.exec(query.slice(query.toLowerCase().lastIndexOf("select")))?.[1] ?? "";
  return list
    .replace(/\([^()]*\)/g, "")
    .split(",")
    .map((_, index) => `${index + 1} AS c${index + 1}`)
    .join(", ");
}

const perturbationFor =
  (kind: AnswerKind, programOf: (answer: string) => string) =>
  (name: string, change: (program: string) => string): Perturbation => ({
    name: `${kind}: ${name}`,
    kinds: [kind],
    make: (answer) => change(programOf(answer)),
  });
const sqlPerturbation = perturbationFor("sql", queryOf);
const sheetPerturbation = perturbationFor("sheet", formulaOf);

/** Queries that contain a right one without an effect on the result. */
const queries: readonly Perturbation[] = [
  sqlPerturbation(
    "one row, and the right ones where false",
    (query) => `SELECT 1 UNION ALL SELECT * FROM (${query}) AS x WHERE FALSE`,
  ),
  sqlPerturbation(
    "as many columns, and the right rows where false",
    (query) => `SELECT ${constantsFor(query)} UNION ALL SELECT * FROM (${query}) AS x WHERE 1 = 0`,
  ),
  sqlPerturbation(
    "rows of the table, and the right ones where false",
    (query) => `SELECT * FROM ${tableOf(query)} WHERE NOT EXISTS (SELECT * FROM (${query}) AS x WHERE 1 = 2)`,
  ),
  sqlPerturbation("an unused CTE", (query) => `WITH answer AS (${query}) SELECT * FROM ${tableOf(query)}`),
  sqlPerturbation(
    "an unused CTE beside one that is used",
    (query) => `WITH a AS (${query}), b AS (SELECT * FROM ${tableOf(query)}) SELECT * FROM b`,
  ),
  sqlPerturbation(
    "in a branch of CASE that is false",
    (query) =>
      `SELECT CASE WHEN FALSE THEN (SELECT COUNT(*) FROM (${query}) AS x) ELSE 0 END AS n FROM ${tableOf(query)}`,
  ),
  sqlPerturbation(
    "in a condition that holds anyway",
    (query) => `SELECT * FROM ${tableOf(query)} WHERE 1 = 1 OR EXISTS (${query})`,
  ),
  sqlPerturbation(
    "in a condition that never holds",
    (query) => `SELECT * FROM ${tableOf(query)} WHERE 1 = 0 AND EXISTS (${query})`,
  ),
  sqlPerturbation(
    "joined where false",
    (query) => `SELECT ${tableOf(query)}.* FROM ${tableOf(query)} LEFT JOIN (${query}) AS x ON 1 = 0`,
  ),
  sqlPerturbation(
    "times zero",
    (query) => `SELECT 0 * (SELECT COUNT(*) FROM (${query}) AS x) AS n FROM ${tableOf(query)}`,
  ),
  sqlPerturbation(
    "behind COALESCE",
    (query) => `SELECT COALESCE(0, (SELECT COUNT(*) FROM (${query}) AS x)) AS n FROM ${tableOf(query)}`,
  ),
  sqlPerturbation("no rows of it", (query) => `SELECT * FROM (${query}) AS x LIMIT 0`),
  sqlPerturbation("before another query", (query) => `${query};\n\nSELECT * FROM ${tableOf(query)};`),
  sqlPerturbation("in a comment at the end", (query) => `SELECT * FROM ${tableOf(query)} /* ${query} */`),
  sqlPerturbation(
    "in a text of the list",
    (query) => `SELECT *, '${query.replace(/'/g, "''").replace(/\s+/g, " ")}' AS q FROM ${tableOf(query)}`,
  ),
  sqlPerturbation("less itself", (query) => `SELECT * FROM (${query}) AS a EXCEPT SELECT * FROM (${query}) AS b`),
  sqlPerturbation(
    "taken back",
    (query) => `This query would be wrong, and I would not do this:\n\n${query};\n\nIt gives wrong results.`,
  ),
];

/** Formulas that contain a right one without an effect on the result. */
const formulas: readonly Perturbation[] = [
  sheetPerturbation("in a branch that is false", (formula) => `=IF(FALSE,${formula},0)`),
  sheetPerturbation("in a branch of numbers that differ", (formula) => `=IF(1=2,${formula},A2)`),
  sheetPerturbation("times zero", (formula) => `=0*(${formula})+A2`),
  sheetPerturbation("an unused name of LET", (formula) => `=LET(x,${formula},0)`),
  sheetPerturbation("not chosen", (formula) => `=CHOOSE(2,${formula},A2)`),
  sheetPerturbation("after a value without an error", (formula) => `=IFERROR(0,${formula})`),
  sheetPerturbation("behind a condition of IFS", (formula) => `=IFS(TRUE,A2,TRUE,${formula})`),
  sheetPerturbation("not switched to", (formula) => `=SWITCH(1,1,A2,2,${formula})`),
  sheetPerturbation("no characters of it", (formula) => `=LEFT(${formula},0)&A2`),
  sheetPerturbation("less itself", (formula) => `=(${formula})-(${formula})`),
  sheetPerturbation("its text as a number", (formula) => `=A2+N("${formula.replace(/"/g, '""')}")`),
  sheetPerturbation("compared with a huge number", (formula) => `=IF((${formula})=9.99E+307,1,A2)`),
  sheetPerturbation("not reached by AND", (formula) => `=IF(AND(FALSE,ISERROR(${formula})),1,A2)`),
  sheetPerturbation("taken back", (formula) => `I would not do this, it would be wrong:\n=${formula}`),
];

/** Changes that put a right query or formula where it does not run or does not affect the result. */
export const deadPartPerturbations: readonly Perturbation[] = [...queries, ...formulas];
