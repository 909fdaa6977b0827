import type { Cell, InterviewQuestion, SampleData, SqlExec, VariantKind } from "@dryrun/content/interview/question";
import type { Engine } from "@dryrun/engines/engine";
import type { SqlRows, SqlWorld } from "@dryrun/engines/sql/world";
import { type Evidence, type Grade, type Quote, toHalves } from "../result.ts";
import { readByRubric } from "../rubric-grader.ts";
import { RUN_POINT } from "../run/grade-run.ts";
import { isSame, mappingsOf } from "./compare.ts";
import { type Candidate, queriesIn } from "./extract.ts";

export type SqlEngine = Engine<SqlWorld, SqlRows>;

type Data = SampleData & { kind: VariantKind | "sample"; about: string };

export type Comparison =
  | { accepted: true; extraColumns: boolean }
  | { accepted: false; kind: VariantKind | "sample" | "order"; because: string };

/** The maximum score of a query that is correct elsewhere, by the kind of data it fails on. */
const DIFFERS: Record<VariantKind | "sample" | "order", number> = {
  sample: 3,
  general: 4,
  duplicates: 5,
  nulls: 5,
  boundary: 5,
  ties: 6,
  empty: 6,
  order: 6,
};

/** The visible sample first, then the hidden data sets. */
export function dataSetsOf(question: InterviewQuestion, exec: SqlExec): Data[] {
  const sample: Data = {
    tables: question.sampleData?.tables ?? [],
    kind: "sample",
    about: "it is run on the sample data",
  };
  return [sample, ...exec.variants];
}

function rowsOf(sql: SqlEngine, data: Data, statement: string): SqlRows | { problem: string } {
  const run = sql.run(statement, data);
  if ("ok" in run) return run.ok;
  return { problem: "error" in run ? run.error.message : `there is no ${run.unsupported.what}` };
}

/** Runs the statement and the reference on every data set until their results differ. */
export function compareWithReference(
  sql: SqlEngine,
  question: InterviewQuestion,
  exec: SqlExec,
  statement: string,
): Comparison {
  let mappings: number[][] | null = null;
  let extraColumns = false;
  for (const data of dataSetsOf(question, exec)) {
    const expected = rowsOf(sql, data, exec.reference);
    if ("problem" in expected) throw new Error(`The reference of ${question.id} does not run: ${expected.problem}`);
    const actual = rowsOf(sql, data, statement);
    if ("problem" in actual) return { accepted: false, kind: data.kind, because: actual.problem };
    extraColumns = actual.columns.length > expected.columns.length;
    mappings ??= mappingsOf(expected.columns.length, actual.columns.length);
    const before: number[][] = mappings;
    mappings = before.filter((mapping) => isSame(expected.rows, actual.rows, mapping, exec.ordered));
    if (mappings.length > 0) continue;
    const isOrder = exec.ordered && before.some((mapping) => isSame(expected.rows, actual.rows, mapping, false));
    const because = isOrder
      ? "its rows come in another order than the question asks for"
      : difference(expected.rows, actual.rows, data);
    return { accepted: false, kind: isOrder ? "order" : data.kind, because };
  }
  return { accepted: true, extraColumns };
}

function difference(expected: Cell[][], actual: Cell[][], data: Data): string {
  const keys = new Set(actual.map((row) => JSON.stringify(row)));
  const lost = expected.find((row) => !keys.has(JSON.stringify(row)));
  const counts = `${expected.length} ${expected.length === 1 ? "row" : "rows"} expected, ${actual.length} found`;
  const shown = lost ? `; for example, the row (${lost.map((cell) => cell ?? "NULL").join(", ")}) is expected` : "";
  return `it goes wrong when ${data.about}: ${counts}${shown}`;
}

/** Grades a SQL answer by running it; `text` is the answer without spans that must not count. */
export function gradeSql(sql: SqlEngine, question: InterviewQuestion, exec: SqlExec, text: string): Grade {
  const found = runnable(sql, question, exec, text);
  if (!found.query) return withoutRun(question, text, found);
  const comparison = compareWithReference(sql, question, exec, found.query.text);
  const quote = { start: found.query.start, end: found.query.end, text: found.query.text };
  if (comparison.accepted) return accepted(question, exec, text, { extraColumns: comparison.extraColumns, quote });
  return differs(question, text, comparison, quote);
}

function runnable(
  sql: SqlEngine,
  question: InterviewQuestion,
  exec: SqlExec,
  text: string,
): { query?: Candidate; problem?: string } {
  const sample = dataSetsOf(question, exec)[0];
  let problem: string | undefined;
  if (!sample) return {};
  for (const query of queriesIn(text)) {
    const run = rowsOf(sql, sample, query.text);
    if ("rows" in run && run.columns.length > 0) return { query };
    if ("problem" in run) problem ??= run.problem;
  }
  return { problem };
}

function accepted(
  question: InterviewQuestion,
  exec: SqlExec,
  text: string,
  { extraColumns, quote }: { extraColumns: boolean; quote: Quote },
): Grade {
  const note = `The query gives the right rows on the sample and on ${exec.variants.length} hidden data sets.`;
  const missing = extraColumns ? ["The result has columns that the question did not ask for."] : [];
  return {
    score: extraColumns ? 9 : 10,
    confidence: 0.95,
    flags: [],
    evidence: [{ pointId: RUN_POINT, verdict: "met", quote, note }, ...reached(question, text, quote)],
    feedback: {
      good: [note],
      missing,
      next: extraColumns
        ? "Return exactly the columns that were asked for."
        : "Nothing is missing here; try a harder question of the same kind.",
    },
  };
}

/** The clauses of a right query: whichever it does not have in the usual form, it reached in another. */
function reached(question: InterviewQuestion, text: string, quote: Quote): Evidence[] {
  const found = readByRubric(question, text).evidence.filter(({ verdict }) => verdict === "met");
  return question.rubric.points.map(
    ({ id }) =>
      found.find(({ pointId }) => pointId === id) ?? {
        pointId: id,
        verdict: "met",
        quote,
        note: "Your query reaches this in its own way.",
      },
  );
}

function differs(
  question: InterviewQuestion,
  text: string,
  comparison: Extract<Comparison, { accepted: false }>,
  quote: Quote,
): Grade {
  const reading = readByRubric(question, text);
  const base = DIFFERS[comparison.kind];
  const score = base === 3 && reading.points >= 7 ? 4 : base > 3 && reading.points < 5 ? base - 1 : base;
  const note = `The query runs, but ${comparison.because}.`;
  return {
    score: toHalves(score),
    confidence: 0.85,
    flags: [],
    evidence: [{ pointId: RUN_POINT, verdict: "partial", quote, note }, ...reading.evidence],
    feedback: {
      good: ["The query runs.", ...reading.feedback.good],
      missing: [note, ...reading.feedback.missing.slice(0, 2)],
      next: "Run your query by hand on rows like these before you send it: ties, NULLs, duplicates, and values at the limit.",
    },
  };
}

function withoutRun(question: InterviewQuestion, text: string, found: { problem?: string }): Grade {
  const reading = readByRubric(question, text);
  // Prose about a query shows less than a query with a slip in it.
  const most = found.problem === undefined ? 3 : 6;
  const note =
    found.problem === undefined ? "There is no SQL query in the answer." : `The query does not run: ${found.problem}.`;
  return {
    score: toHalves(Math.min(most, (reading.points * most) / 10)),
    confidence: found.problem === undefined ? 0.8 : 0.5,
    flags: [],
    evidence: [{ pointId: RUN_POINT, verdict: "unmet", note }, ...reading.evidence],
    feedback: {
      good: reading.feedback.good,
      missing: [note, ...reading.feedback.missing],
      next:
        found.problem === undefined
          ? "Write the whole query, from SELECT to the end."
          : "Correct what stops the query, and run it once on a small table before you send it.",
    },
  };
}
