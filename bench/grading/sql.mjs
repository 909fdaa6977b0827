// Measures the grading of SQL: dialects and pairs of queries from ../shared/data/grading, and one-edit mutants of the bank's
// references. `measure(root)` gives rows for the table in docs/grading.md; alone it prints them and, with --failures, what failed.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const share = (count, all) => `${count} of ${all}`;
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

async function graderOf(root) {
  const from = (file) => import(pathToFileURL(path.join(root, file)).href);
  const { createSqlEngines } = await from("apps/api/src/adapters/evaluator/sql-engines.ts");
  const { sqlVerdict } = await from("packages/evaluation/src/sql/verdict.ts");
  const { withGenerated } = await from("packages/evaluation/src/sql/variants/with-generated.ts");
  const engines = await createSqlEngines();
  return {
    /** The verdict on a query over these data sets and generated ones. */
    verdict: (task, query, { seed, isStored = false }) => {
      const sets = isStored ? task.sets : withGenerated(task.sets, { reference: task.reference, seed });
      return sqlVerdict(engines, { ...task, sets }, `${query}\n;`);
    },
    close: () => engines.close?.(),
  };
}

/** `CREATE TABLE orders(order_id INT, …)` as a name and its columns. */
function tableOf(ddl) {
  const [, name, inside] = /create table\s+"?(\w+)"?\s*\(([\s\S]+)\)/i.exec(ddl);
  const columns = inside
    .split(/,(?![^(]*\))/)
    .map((one) => one.trim())
    .filter((one) => !/^(?:primary|foreign|unique|constraint)\b/i.test(one))
    .map((one) => /^["`[]?([^"`\]\s]+)/.exec(one)[1]);
  return { name, columns };
}

const setsOf = (tables, variants) =>
  variants.map((rows, at) => ({
    kind: at === 0 ? "sample" : "general",
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
  for (const [at, pair] of pairs.entries()) {
    const db = dbs[pair.db];
    const tables = (db.ddl ?? db.schema).map(tableOf);
    const task = { reference: pair.gold, ordered: pair.ordered, sets: setsOf(tables, db.variants) };
    const verdict = await grader.verdict(task, pair.cand, { seed: `${pair.db}/${at}` });
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
