// Measures the grading of SQL: dialects and pairs of queries from ../shared/data/grading, and one-edit mutants of the
// bank's references. `measure(root)` returns rows for the table in docs/grading.md; run directly it prints them and,
// with --failures, the failed ones.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const share = (count, all) => `${count} of ${all}`;
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

async function graderOf(root) {
  const from = (file) => import(pathToFileURL(path.join(root, file)).href);
  const { createSqlEngines } = await from("apps/api/src/adapters/evaluator/sql-engines.ts");
  const { preparedTask, sqlVerdict } = await from("packages/evaluation/src/sql/verdict.ts");
  const { withGenerated } = await from("packages/evaluation/src/sql/variants/with-generated.ts");
  const engines = await createSqlEngines({ whileStarting: (start) => start() });
  return {
    /** The verdict on a query over these data sets and generated ones. */
    /** The verdict over the data sets of a question. */
    stored: (task, query) => sqlVerdict(engines, () => preparedTask(engines, task), query),
    verdict: ({ foreignKeys, ...task }, query, { seed }) => {
      const sets = withGenerated(task.sets, { reference: task.reference, seed, foreignKeys });
      return sqlVerdict(engines, () => preparedTask(engines, { ...task, sets }), `${query.trim().replace(/;$/, "")};`);
    },
  };
}

/** Parses `CREATE TABLE orders(order_id INT, …)` to a name and its columns. */
function tableOf(ddl) {
  const [, name, inside] = /create table\s+"?(\w+)"?\s*\(([\s\S]+)\)/i.exec(ddl);
  const columns = inside
    .split(/,(?![^(]*\))/)
    .map((one) => one.trim())
    .filter((one) => !/^(?:primary|foreign|unique|constraint)\b/i.test(one))
    .map((one) => /^["`[]?([^"`\]\s]+)/.exec(one)[1]);
  return { name, columns };
}

/** Returns the foreign keys that the data names, as positions of tables and columns. */
const keysOf = (names, tables) =>
  names.flatMap(([[child, from], [parent, to]]) => {
    const placeOf = (table, column) =>
      tables[table].columns.findIndex((name) => name.toLowerCase() === column.toLowerCase());
    const column = placeOf(child, from);
    const parentColumn = placeOf(parent, to);
    const holdsIn = (all) => {
      const known = new Set(all[parent].rows.map((row) => row[parentColumn]));
      return all[child].rows.every((row) => row[column] === null || known.has(row[column]));
    };
    return column === -1 || parentColumn === -1 ? [] : [{ table: child, column, parent, parentColumn, holdsIn }];
  });

const setsOf = (tables, variants) =>
  variants.map((rows, index) => ({
    kind: index === 0 ? "sample" : "general",
    about: "the data is other data",
    tables: tables.map(({ name, columns }) => ({ name, columns, rows: rows[name] ?? [] })),
  }));

async function measureDialects(grader, data, failures) {
  const sets = setsOf(data.ddl.map(tableOf), data.variants);
  const counts = { right: 0, accepted: 0, wrong: 0, passed: 0 };
  for (const { id, ordered, reference, correct, wrong } of data.dev) {
    for (const [query, isRight] of [...correct.map((one) => [one, true]), ...wrong.map((one) => [one, false])]) {
      const verdict = await grader.verdict({ reference, ordered, sets }, query, { seed: id });
      const isAccepted = verdict.is === "right";
      counts[isRight ? "right" : "wrong"] += 1;
      if (isAccepted) counts[isRight ? "accepted" : "passed"] += 1;
      if (isAccepted !== isRight) failures.push({ id, isRight, query, verdict });
    }
  }
  return [
    {
      what: "SQL, dialect answers accepted",
      measured: share(counts.accepted, counts.right),
      goal: "≥ 95%",
      holds: counts.accepted >= 0.95 * counts.right,
    },
    {
      what: "SQL, wrong dialect answers accepted",
      measured: share(counts.passed, counts.wrong),
      goal: "0",
      holds: counts.passed === 0,
    },
  ];
}

async function measurePairs(grader, { pairs, dbs }, failures) {
  const counts = { right: 0, rejected: 0, wrong: 0, passed: 0 };
  for (const [index, pair] of pairs.entries()) {
    const db = dbs[pair.db];
    const tables = db.ddl.map(tableOf);
    const foreignKeys = keysOf(db.foreign_keys, tables);
    const task = { reference: pair.gold, ordered: pair.ordered, sets: setsOf(tables, db.variants), foreignKeys };
    const verdict = await grader.verdict(task, pair.cand, { seed: `${pair.db}/${index}` });
    const isRight = pair.label === "equivalent";
    const isAccepted = verdict.is === "right";
    counts[isRight ? "right" : "wrong"] += 1;
    if (isRight && !isAccepted) counts.rejected += 1;
    if (!isRight && isAccepted) counts.passed += 1;
    if (isAccepted !== isRight) failures.push({ id: pair.db, isRight, gold: pair.gold, query: pair.cand, verdict });
  }
  return [
    {
      what: "SQL pairs over unknown schemas: wrong accepted",
      measured: share(counts.passed, counts.wrong),
      goal: "≤ 3%",
      holds: counts.passed <= 0.03 * counts.wrong,
    },
    {
      what: "SQL pairs over unknown schemas: right rejected",
      measured: share(counts.rejected, counts.right),
      goal: "≤ 1%",
      holds: counts.rejected <= 0.01 * counts.right,
    },
  ];
}

/** Measures each reference with one edit that changes its meaning. */
async function measureMutants(root, grader, failures) {
  const { interviewQuestions } = await import(
    pathToFileURL(path.join(root, "packages/content/src/interview/load.ts")).href
  );
  const { mutantsOf } = await import(
    pathToFileURL(path.join(root, "packages/evaluation/src/sql/testing/mutants.ts")).href
  );
  const { dataSetsOf } = await import(pathToFileURL(path.join(root, "packages/evaluation/src/sql/data-sets.ts")).href);
  const { EQUIVALENT } = await import(
    pathToFileURL(path.join(root, "packages/evaluation/src/sql/testing/equivalent-mutants.ts")).href
  );
  const counts = { all: 0, accepted: 0 };
  for (const question of interviewQuestions) {
    const { exec } = question.rubric;
    if (exec?.kind !== "sql") continue;
    const task = { reference: exec.reference, ordered: exec.ordered, sets: dataSetsOf(question, exec) };
    for (const mutant of mutantsOf(exec.reference)) {
      if (EQUIVALENT[question.id]?.some(({ part }) => mutant.includes(part))) continue;
      const verdict = await grader.stored(task, mutant);
      if (verdict.is === "broken" || verdict.is === "unknown") continue;
      counts.all += 1;
      if (verdict.is !== "right") continue;
      counts.accepted += 1;
      failures.push({ id: question.id, query: mutant, verdict });
    }
  }
  return [
    {
      what: "SQL, one-edit mutants of references accepted",
      measured: share(counts.accepted, counts.all),
      goal: "≤ 1%",
      holds: counts.accepted <= 0.01 * counts.all,
    },
  ];
}

export async function measure(root, failures = []) {
  const shared = path.resolve(root, "../shared/data/grading");
  const grader = await graderOf(root);
  const dialects = read(path.join(shared, "sql-dialects.json"));
  const pairs = read(path.join(shared, "sql-pairs.json"));
  return [
    ...(dialects ? await measureDialects(grader, dialects, failures) : []),
    ...(pairs ? await measurePairs(grader, pairs, failures) : []),
    ...(await measureMutants(root, grader, failures)),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const failures = [];
  console.table(await measure(path.resolve(import.meta.dirname, "../.."), failures));
  if (process.argv.includes("--failures")) console.log(JSON.stringify(failures, null, 1));
}
