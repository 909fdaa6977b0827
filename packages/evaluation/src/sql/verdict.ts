import type { Span } from "../criteria/ways.ts";
import { around, deadParts, movedBy } from "../run/dead-parts.ts";
import type { RunVerdict } from "../run/run-verdict.ts";
import { aligned } from "./align.ts";
import { type FoundQuery, queriesIn } from "./answer/find-queries.ts";
import { neverIn, partsOfQuery, textsOfQuery } from "./answer/parts.ts";
import { isPortable, isRealFunction } from "./answer/portable.ts";
import { readsTheData } from "./answer/reads-the-data.ts";
import { clearSets } from "./clear-sets.ts";
import { counterexampleOf } from "./counterexample.ts";
import type { SqlEngines, SqlOutcome, SqlReading } from "./engines.ts";
import { type Difference, type Judged, judge, type Task } from "./judge.ts";
import { smallest } from "./smallest.ts";

export interface SqlTask extends Pick<Task, "ordered" | "sets"> {
  /** A right query, for SQLite. */
  reference: string;
}

interface Seen {
  judged: Judged;
  reading: SqlReading;
}

/** A function that no engine knows is the answer's mistake, unless a large database has it. */
function withoutSupport(seen: Seen): Seen {
  if (seen.judged.is !== "failed" || !("unsupported" in seen.judged.outcome)) return seen;
  const { what, at } = seen.judged.outcome.unsupported;
  const name = what.split(" ").at(-1)?.toLowerCase() ?? "";
  if (isRealFunction(name)) return seen;
  const message = `there is no function ${name}`;
  return { ...seen, judged: { is: "failed", outcome: { error: { kind: "name", message, ...(at && { at }) } } } };
}

/** Opinions of the engines on one query, until one of them accepts it; the first that ran counts. */
async function opinion(engines: SqlEngines, task: Task, program: string): Promise<Seen> {
  const reading: SqlReading = (world) => engines.sqlite.run(program, world);
  const first: Seen = { judged: await judge(task, reading), reading };
  const isCertain = first.judged.is === "different" && isPortable(program, task.sets[0]);
  if (first.judged.is === "same" || isCertain) return first;
  const sample = task.sets[0] ?? { tables: [] };
  let seen = first;
  let isKnownNowhere = false;
  for (const other of (await engines.otherReadings?.(program, sample)) ?? []) {
    const judged = await judge(task, other);
    if (judged.is === "same") return { judged, reading: other };
    if (seen.judged.is === "failed" && judged.is === "different") seen = { judged, reading: other };
    isKnownNowhere ||= judged.is === "failed" && "unsupported" in judged.outcome;
  }
  return isKnownNowhere ? withoutSupport(seen) : seen;
}

const rowsCount = (count: number): string => `${count} ${count === 1 ? "row" : "rows"}`;

const LIST = new Intl.ListFormat("en");
/** Longer or other names of an answer's columns are not repeated in the grader's words. */
const PLAIN_NAME = /^\w[\w ]{0,39}$/;

/** "change is", "change and total are". */
function namesAre(places: readonly number[], { columns }: Difference["found"]): string {
  const names = places.map((at) => (PLAIN_NAME.test(columns[at] ?? "") ? (columns[at] ?? "") : `column ${at + 1}`));
  return `${LIST.format(names)} ${names.length === 1 ? "is" : "are"}`;
}

function because({ set, isOrder, expected, found }: Difference): string {
  if (isOrder) return "its rows are not in the order the question asks for";
  const columns = expected.columns.length;
  const { missing, surplus } = aligned(expected, found, isOrder);
  if (missing.length > 0)
    return `its result has ${found.columns.length} of the ${columns} columns that the question asks for: ${namesAre(missing, expected)} missing`;
  const isCount = expected.rows.length !== found.rows.length;
  const shown = isCount
    ? `${rowsCount(expected.rows.length)} expected, ${found.rows.length} found`
    : "the rows have other values";
  const more = surplus.length > 0 ? `, and ${namesAre(surplus, found)} not asked for` : "";
  return `it goes wrong when ${set.about}: ${shown}${more}`;
}

/** The counts are those of the data that is shown, which may be a part of the sample. */
function named(smaller: Difference, { set }: Difference): Difference {
  const isPart = set.kind === "sample" && smaller.set !== set;
  return isPart
    ? { ...smaller, set: { ...smaller.set, about: "it is run on these rows of the sample data" } }
    : smaller;
}

async function wrong(task: Task, { quote }: FoundQuery, reading: SqlReading, seen: Difference): Promise<RunVerdict> {
  const difference = named(await smallest(task, reading, seen), seen);
  const { set, isOrder } = difference;
  return {
    is: "wrong",
    quote,
    on: isOrder ? "order" : set.kind,
    because: because(difference),
    counterexample: counterexampleOf(set.tables, difference),
  };
}

/** The verdict on one query, or its failure when it does not run. */
async function verdictOf(engines: SqlEngines, task: Task, query: FoundQuery): Promise<RunVerdict> {
  const { judged, reading } = await opinion(engines, task, query.program);
  const { quote } = query;
  if (judged.is === "different") return wrong(task, query, reading, judged);
  if (judged.is === "same") {
    const surplus = judged.hasMoreColumns ? { surplus: "columns" } : {};
    return { is: "right", quote, sets: task.sets.length - 1, ...surplus };
  }
  if ("error" in judged.outcome) return { is: "broken", quote, problem: judged.outcome.error.message };
  return { is: "unknown", quote, what: judged.outcome.unsupported.what };
}

/** A task whose data is chosen, with the rows of the reference, which are the same for each answer. */
export interface PreparedTask {
  reference: string;
  task: Task;
}

export async function preparedTask(engines: SqlEngines, sqlTask: SqlTask): Promise<PreparedTask> {
  const { reference, ordered, sets } = sqlTask;
  const known: Task = { ordered, sets, reference: rememberedRows((world) => engines.sqlite.run(reference, world)) };
  return { reference, task: { ...known, sets: await clearSets(known) } };
}

/** Runs the query that counts: the last one of the answer, or the one before it where that does not run. */
export async function sqlVerdict(
  engines: SqlEngines,
  prepare: () => Promise<PreparedTask>,
  answer: string,
): Promise<RunVerdict> {
  const queries = queriesIn(answer);
  let last: RunVerdict = { is: "absent" };
  if (queries.length === 0) return last;
  const { reference, task } = await prepare();
  for (const query of queries) {
    const verdict = await verdictOf(engines, task, query);
    if (verdict.is === "right") return verdict;
    const isIdle = !readsTheData(query.program, reference, task.sets[0] ?? { tables: [] });
    if (verdict.is === "wrong" && !isIdle) return { ...verdict, dead: deadIn(answer, query, task.sets, engines) };
    const because = "it uses none of the tables that the question is about";
    if (last.is === "absent" || last.is === "idle")
      last = isIdle
        ? { is: "idle", quote: query.quote, because, ...problemOf(verdict) }
        : { ...verdict, ...(verdict.is === "broken" && { dead: deadIn(answer, query, [], engines) }) };
  }
  return last;
}

/** What does not reach the rows of a query: parts of it, its comments and texts, and what is around it. */
function deadIn(answer: string, { program, quote }: FoundQuery, sets: Task["sets"], { sqlite }: SqlEngines): Span[] {
  const parts = deadParts(program, partsOfQuery(program), sets, (changed, set) => sqlite.run(changed, set));
  const never = neverIn(program, (condition) => hasRows(sqlite.run(`SELECT 1 WHERE ${condition}`, { tables: [] })));
  return [...movedBy([...parts, ...never, ...textsOfQuery(program)], quote.start), ...around([quote], answer)];
}

const hasRows = (outcome: SqlOutcome): boolean => !("ok" in outcome) || outcome.ok.rows.length > 0;

const problemOf = (verdict: RunVerdict) => (verdict.is === "broken" ? { problem: verdict.problem } : {});

/** The same data is asked for by every query and every engine. */
function rememberedRows(reading: SqlReading): SqlReading {
  const known = new WeakMap<object, ReturnType<SqlReading>>();
  return (world) => {
    const rows = known.get(world) ?? reading(world);
    known.set(world, rows);
    return rows;
  };
}
