// What a call costs: the processor time of the API and of the database, for docs/scaling.md.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../apps/api/test/chaos/server.ts";
import { startPostgres } from "../tools/postgres.mjs";
import { readProc } from "../tools/proc.mjs";
import { askFor } from "./load/ask.mjs";
import { candidateQueriesOf } from "./load/candidates.mjs";
import { filtersOf, newFiltersOf, queryOf } from "./load/filters.mjs";
import { saveDrafts, startInterviews } from "./load/interviews.mjs";
import { load } from "./load/load.mjs";
import { signInEmployer } from "./load/people.mjs";
import { signUp } from "./load/sign-up.mjs";

const SIZES = { jobs: 100_000, profiles: 100_000 };
const SECONDS = 12;
const CONNECTIONS = 8;
const INTERVIEWS = 16;
/** Milliseconds of a tick in /proc. */
const TICK_MS = 10;

/** Returns the milliseconds that a process, and its children that have ended, have used so far. */
function usedBy(pid) {
  const fields = readProc(`${pid}/stat`).split(") ")[1]?.split(" ") ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK_MS, 0);
}

/** Returns the milliseconds that the database's processes have used so far. */
function usedByDatabase() {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => readProc(`${pid}/comm`) === "postgres").reduce((sum, pid) => sum + usedBy(pid), 0);
}

/** Runs `work`, which returns how many calls it made; returns a row with the cost of one. */
async function costOf(what, pid, work) {
  const before = { api: usedBy(pid), database: usedByDatabase() };
  const count = await work();
  const api = (usedBy(pid) - before.api) / count;
  const database = (usedByDatabase() - before.database) / count;
  return {
    what,
    measured: `${api.toFixed(2)} ms of the API, ${database.toFixed(2)} ms of the database`,
    goal: "reported",
    holds: true,
    runs: count,
  };
}

/** The conditions of all rows. */
export const about =
  "The processor time of a call at full load, with 1,00,000 jobs and 1,00,000 candidates on PostgreSQL. The time of the measuring program is not part of it.";

export async function measure(root) {
  const postgres = await startPostgres(root);
  const pg = createRequire(path.join(root, "apps/api/package.json"))("pg");
  const client = new pg.Client({ connectionString: postgres.url });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  let server;
  try {
    await load(postgres.url, SIZES);
    await client.connect();
    await client.query("update companies set name = 'Bench'"); // otherwise read from its newest job, of 1,00,000
    server = await startServer(dataDir, await freePort(), postgres.url, { WORKERS: "none" });
    const { url, pid } = server;
    const employer = await signInEmployer(`${url}/api`, client);
    const { token: student, email } = await signUp(`${url}/api`);
    await client.query("update users set quiz_passed_at = now() where email = $1", [email]);
    const interviews = await startInterviews(url, INTERVIEWS);
    const ask = (token, paths, isParted) => async () => {
      const { times } = await askFor({
        ...{ url, token, dataDir, paths, isParted },
        ...{ connections: CONNECTIONS, seconds: SECONDS },
      });
      return times.runs;
    };
    const listed = (filters) => filters.map((filter) => `/api/jobs?${queryOf(filter)}`);
    const searched = candidateQueriesOf(20_000, 2).map((query) => `/api/search-candidates?${query}`);
    await ask(student, listed(filtersOf(2000, 1)))();
    const calls = [
      ["a page of the job list that others have just asked for", ask(student, listed(filtersOf(2000, 1)))],
      ["a search of jobs with new filters", ask(student, listed(newFiltersOf(60_000, 2)), true)],
      [
        "a job",
        ask(
          student,
          (await idsOf(client)).map((id) => `/api/jobs/${id}`),
        ),
      ],
      ["the student's own profile", ask(student, ["/api/profile/me"])],
      ["a search of candidates with new filters", ask(employer, searched, true)],
      ["a save in the interview", async () => (await saveDrafts(url, interviews, SECONDS, 0)).times.length],
    ];
    const rows = [];
    for (const [what, work] of calls) rows.push(await costOf(what, pid, work));
    return rows;
  } finally {
    await server?.stop();
    await client.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function idsOf(client) {
  const { rows } = await client.query("select id from jobs limit 5000");
  return rows.map(({ id }) => id);
}
