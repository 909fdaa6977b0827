// Typical searches of employers, and their SQL statements as pgbench scripts.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { createCandidates } from "../../apps/api/src/features/candidates/service.ts";
import { createCandidateSource } from "../../apps/api/src/search/candidates/search-source.ts";
import { createSearch } from "../../apps/api/src/search/search.ts";
import { candidateFilterSchema } from "../../packages/domain/src/candidates/schema.ts";
import { DAY_MS } from "../../packages/domain/src/time.ts";
import { randomOf, withError } from "./filters.mjs";
import { COMPANIES, DEGREES, INSTITUTIONS, SKILLS } from "./words.mjs";

/** Returns `count` queries of three filters: one or two skills, a fifth of them with a typo, and two of the other filters. */
export function candidateQueriesOf(count, seed) {
  const random = randomOf(seed);
  const one = (list) => list[Math.floor(random() * list.length)];
  const upTo = (most) => 1 + Math.floor(random() * most);
  const skill = () => (random() < 0.2 ? withError(one(SKILLS)) : one(SKILLS));
  const others = {
    minExperience: () => String(upTo(16) / 2),
    maxExpectedCTC: () => String(upTo(30) * 100_000),
    updatedAfter: () => new Date(Date.now() - upTo(180) * DAY_MS).toISOString().slice(0, 10),
    company: () => one(COMPANIES).split(" ")[0],
    education: () => one([...INSTITUTIONS.map((name) => name.split(" ")[0]), ...DEGREES]),
    summary: () => one(["dashboards", "forecasts", "banking", "automate", "tables"]),
  };
  const names = Object.keys(others);
  return Array.from({ length: count }, () => {
    const first = one(names);
    const second = one(names.filter((name) => name !== first));
    const filter = {
      skills: random() < 0.3 ? `${skill()},${skill()}` : skill(),
      [first]: others[first](),
      [second]: others[second](),
      page: String(1 + Math.floor(random() ** 2 * 5)),
    };
    return new URLSearchParams(filter).toString();
  });
}

/** Converts a value like node-postgres. */
const textOf = (value) => {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(",")}}` : String(value);
};
/** Returns a literal without a colon, which pgbench would take for a variable. */
const literal = (value) => {
  if (value === null || value === undefined) return "null";
  const text = textOf(value);
  return `E'${text.replace(/\\/g, "\\\\").replace(/'/g, "''").replace(/:/g, "\\x3a").replace(/\n/g, "\\n")}'`;
};
/** Replaces values by pgbench variables, also within arrays and JSON. */
function withVariables(value, variables) {
  if (variables.has(value)) return `:${variables.get(value)}`;
  const text = value === null || value === undefined ? "" : textOf(value);
  const names = [...variables.keys()].filter((name) => text.includes(name));
  if (names.length === 0) return literal(value);
  const parts = text.split(new RegExp(`(${names.join("|")})`));
  const joined = parts.map((part) => (variables.has(part) ? `:${variables.get(part)}` : literal(part))).join(" || ");
  return `(${joined})`;
}
/** Returns the statement with its values inlined; `variables` are values that pgbench has as variables. */
export const inlineValues = ({ text, values }, variables = new Map()) =>
  text.replace(/\$(\d+)/g, (_, number) => withVariables(values[Number(number) - 1], variables));

/**
 * Writes one script of pgbench for each query: the caller, and every statement of the answer, with inlined values, so
 * that it is planned once and for these values.
 */
export async function writeCandidateScripts(url, folder, queries, owner) {
  const database = await openPostgres(url, console.error);
  const index = createSearch(createCandidateSource(database.db), { database, onError: console.error });
  index.start();
  const sent = [];
  const parts = { db: database.db, clock: { now: () => new Date() }, verification: "required" };
  try {
    await index.ready;
    database.db.session.logger = { logQuery: (text, values) => sent.push({ text, values }) };
    const files = [];
    for (const [position, query] of queries.entries()) {
      const candidates = createCandidates({ ...parts, documents: {}, contactsPerDay: 1_000_000, index });
      sent.length = 0;
      await candidates.search(
        owner,
        candidateFilterSchema.validateSync(Object.fromEntries(new URLSearchParams(query))),
      );
      const own = sent.filter(({ text }) => !text.includes("search_changes")); // the index polls for changes in between
      const caller = `select id, user_type, token_version, blocked_at from users where id = '${owner.userId}'`;
      const file = path.join(folder, `candidates-${position}.sql`);
      writeFileSync(
        file,
        [caller, ...own.map((statement) => inlineValues(statement))]
          .map((statement) => `${statement.trim()};\n`)
          .join(""),
      );
      files.push(file);
    }
    return files;
  } finally {
    await index.stop();
    await database.close();
  }
}
