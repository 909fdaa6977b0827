import type { SqlData } from "@dryrun/engines/sql/data";
import { sqlTokens } from "@dryrun/engines/sql/tokens";
import type { Span } from "../criteria/ways.ts";
import { deadParts, shiftSpans, spansAround } from "../run/dead-parts.ts";
import type { RunVerdict } from "../run/run-verdict.ts";
import { alignResults } from "./align.ts";
import { type FoundQuery, queriesIn } from "./answer/find-queries.ts";
import { partsOfQuery, selectsWithoutRows, textsOfQuery } from "./answer/parts.ts";
import { isKnownFunction, isPortable } from "./answer/portable.ts";
import { clearSets } from "./clear-sets.ts";
import { counterexampleOf } from "./counterexample.ts";
import type { SqlEngines, SqlOutcome, SqlReading } from "./engines.ts";
import { type Difference, type Judgement, judgeQuery, type Task } from "./judge.ts";
import { shrinkData } from "./shrink-data.ts";

/** Returns the names in a query, in lower case and without quotes. Includes `*` only if it means all columns. */
function namesIn(query: string): Set<string> {
  const names = new Set<string>();
  const tokens = sqlTokens(query);
  for (const [at, { kind, text }] of tokens.entries()) {
    const previous = tokens[at - 1]?.text.toLowerCase() ?? "";
    const isAllColumns = text === "*" && ["select", "distinct", "all", ",", "."].includes(previous);
    if (kind === "word" || isAllColumns) names.add(text.toLowerCase());
    if (kind === "quoted") names.add(text.slice(1, -1).toLowerCase());
  }
  return names;
}

/** Returns what the query reads nothing of: the tables of the reference, or their columns; null if it reads some of both. */
function unreadBy(query: string, reference: string, { tables }: SqlData): "tables" | "columns" | null {
  const queryNames = namesIn(query);
  const referenceNames = namesIn(reference);
  const read = tables.filter(
    ({ name }) => referenceNames.has(name.toLowerCase()) && queryNames.has(name.toLowerCase()),
  );
  if (read.length === 0) return "tables";
  const readsColumns = read.some(({ columns }) => {
    const needed = columns.map((column) => column.toLowerCase()).filter((column) => referenceNames.has(column));
    return queryNames.has("*") || needed.length === 0 || needed.some((column) => queryNames.has(column));
  });
  return readsColumns ? null : "columns";
}

export interface SqlTask extends Pick<Task, "ordered" | "sets"> {
  /** A right query, for SQLite. */
  reference: string;
}

interface EngineJudgement {
  judgement: Judgement;
  reading: SqlReading;
}

/** Turns an unsupported function into an error of the answer, unless a well-known database has it. */
function asUnknownFunction(engineJudgement: EngineJudgement): EngineJudgement {
  if (engineJudgement.judgement.is !== "failed" || !("unsupported" in engineJudgement.judgement.outcome))
    return engineJudgement;
  const { what, at } = engineJudgement.judgement.outcome.unsupported;
  const name = what.split(" ").at(-1)?.toLowerCase() ?? "";
  if (isKnownFunction(name)) return engineJudgement;
  const message = `there is no function ${name}`;
  return {
    ...engineJudgement,
    judgement: { is: "failed", outcome: { error: { kind: "name", message, ...(at && { at }) } } },
  };
}

/** Judges a query on one engine after another until one accepts it. Otherwise the first engine that ran it counts. */
async function judgeOnEngines(engines: SqlEngines, task: Task, program: string): Promise<EngineJudgement> {
  const reading: SqlReading = (data) => engines.sqlite.run(program, data);
  const sqliteJudgement: EngineJudgement = { judgement: await judgeQuery(task, reading), reading };
  const isCertain = sqliteJudgement.judgement.is === "different" && isPortable(program, task.sets[0]);
  if (sqliteJudgement.judgement.is === "same" || isCertain) return sqliteJudgement;
  const sample = task.sets[0] ?? { tables: [] };
  let best = sqliteJudgement;
  let isUnsupported = false;
  for (const other of (await engines.otherReadings?.(program, sample)) ?? []) {
    const judgement = await judgeQuery(task, other);
    if (judgement.is === "same") return { judgement, reading: other };
    if (best.judgement.is === "failed" && judgement.is === "different") best = { judgement, reading: other };
    isUnsupported ||= judgement.is === "failed" && "unsupported" in judgement.outcome;
  }
  return isUnsupported ? asUnknownFunction(best) : best;
}

const rowsCount = (count: number): string => `${count} ${count === 1 ? "row" : "rows"}`;

const LIST = new Intl.ListFormat("en");
/** Longer names of an answer's columns, and names with other characters, are not repeated in the feedback. */
const QUOTABLE_NAME = /^\w[\w ]{0,39}$/;

/** Returns for example "change is" or "change and total are". */
function namesAre(places: readonly number[], { columns }: Difference["found"]): string {
  const names = places.map((at) => (QUOTABLE_NAME.test(columns[at] ?? "") ? (columns[at] ?? "") : `column ${at + 1}`));
  return `${LIST.format(names)} ${names.length === 1 ? "is" : "are"}`;
}

function reasonOf({ set, isOrder, expected, found }: Difference): string {
  if (isOrder) return "its rows are not in the order the question asks for";
  const columnCount = expected.columns.length;
  const { missing, surplus } = alignResults(expected, found, isOrder);
  if (missing.length > 0)
    return `its result has ${found.columns.length} of the ${columnCount} columns that the question asks for: ${namesAre(missing, expected)} missing`;
  const hasOtherCount = expected.rows.length !== found.rows.length;
  const differenceText = hasOtherCount
    ? `${rowsCount(expected.rows.length)} expected, ${found.rows.length} found`
    : "the rows have other values";
  const surplusText = surplus.length > 0 ? `, and ${namesAre(surplus, found)} not asked for` : "";
  return `it goes wrong when ${set.about}: ${differenceText}${surplusText}`;
}

/** Notes in `about` if only a part of the sample is shown, because the counts are those of the shown rows. */
function withSampleNote(shrunk: Difference, { set }: Difference): Difference {
  const isPart = set.kind === "sample" && shrunk.set !== set;
  return isPart ? { ...shrunk, set: { ...shrunk.set, about: "it is run on these rows of the sample data" } } : shrunk;
}

async function wrongVerdict(
  task: Task,
  { quote }: FoundQuery,
  reading: SqlReading,
  original: Difference,
): Promise<RunVerdict> {
  const difference = withSampleNote(await shrinkData(task, reading, original), original);
  const { set, isOrder } = difference;
  return {
    is: "wrong",
    quote,
    on: isOrder ? "order" : set.kind,
    because: reasonOf(difference),
    counterexample: counterexampleOf(set.tables, difference),
  };
}

/** Returns the verdict on one query. */
async function verdictOf(engines: SqlEngines, task: Task, query: FoundQuery): Promise<RunVerdict> {
  const { judgement, reading } = await judgeOnEngines(engines, task, query.program);
  const { quote } = query;
  if (judgement.is === "different") return wrongVerdict(task, query, reading, judgement);
  if (judgement.is === "same") {
    const surplus = judgement.hasMoreColumns ? { surplus: "columns" } : {};
    return { is: "right", quote, sets: task.sets.length - 1, ...surplus };
  }
  if ("error" in judgement.outcome) return { is: "broken", quote, problem: judgement.outcome.error.message };
  return { is: "unknown", quote, what: judgement.outcome.unsupported.what };
}

/** A task with its data sets and cached reference rows, which are the same for each answer. */
export interface PreparedTask {
  reference: string;
  task: Task;
}

export async function preparedTask(engines: SqlEngines, sqlTask: SqlTask): Promise<PreparedTask> {
  const { reference, ordered, sets } = sqlTask;
  const allSets: Task = { ordered, sets, reference: cachedReading((data) => engines.sqlite.run(reference, data)) };
  return { reference, task: { ...allSets, sets: await clearSets(allSets) } };
}

/** Runs the last query of the answer, or an earlier one if later ones do not run. */
export async function sqlVerdict(
  engines: SqlEngines,
  prepare: () => Promise<PreparedTask>,
  answer: string,
): Promise<RunVerdict> {
  const queries = queriesIn(answer);
  let failedVerdict: RunVerdict = { is: "absent" };
  if (queries.length === 0) return failedVerdict;
  const { reference, task } = await prepare();
  for (const query of queries) {
    const verdict = await verdictOf(engines, task, query);
    if (verdict.is === "right") return verdict;
    const unread = unreadBy(query.program, reference, task.sets[0] ?? { tables: [] });
    if (verdict.is === "wrong" && !unread) return { ...verdict, dead: deadSpans(answer, query, task.sets, engines) };
    if (failedVerdict.is === "absent" || failedVerdict.is === "idle")
      failedVerdict = unread
        ? {
            is: "idle",
            quote: query.quote,
            because: `it uses none of the ${unread} that the question is about`,
            ...problemOf(verdict),
          }
        : { ...verdict, ...(verdict.is === "broken" && { dead: deadSpans(answer, query, [], engines) }) };
  }
  return failedVerdict;
}

/** Finds spans that do not affect the rows of a query: parts of it, comments, long texts, and the text around it. */
function deadSpans(answer: string, { program, quote }: FoundQuery, sets: Task["sets"], { sqlite }: SqlEngines): Span[] {
  const parts = deadParts(program, partsOfQuery(program), sets, (changed, set) => sqlite.run(changed, set));
  const emptySelects = selectsWithoutRows(program, (condition) =>
    hasRows(sqlite.run(`SELECT 1 WHERE ${condition}`, { tables: [] })),
  );
  return [
    ...shiftSpans([...parts, ...emptySelects, ...textsOfQuery(program)], quote.start),
    ...spansAround([quote], answer),
  ];
}

const hasRows = (outcome: SqlOutcome): boolean => !("ok" in outcome) || outcome.ok.rows.length > 0;

const problemOf = (verdict: RunVerdict) => (verdict.is === "broken" ? { problem: verdict.problem } : {});

/** Caches the rows of a reading, because every query and engine needs them for the same data. */
function cachedReading(reading: SqlReading): SqlReading {
  const outcomes = new WeakMap<object, ReturnType<SqlReading>>();
  return (data) => {
    const rows = outcomes.get(data) ?? reading(data);
    outcomes.set(data, rows);
    return rows;
  };
}
