// Starts the servers of SERVERS in parallel, and answers on READY_PORT when all are ready.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Node prints a warning about its built-in SQLite. */
const QUIET = "--disable-warning=ExperimentalWarning";
const MAIN = path.resolve(import.meta.dirname, "../apps/api/src/main.ts");
const servers = JSON.parse(process.env.SERVERS ?? "[]") as { baseURL: string; env: Record<string, string> }[];

const children: ChildProcess[] = [];
function start(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [QUIET, MAIN], { stdio: "inherit", env: { ...process.env, ...env } });
  children.push(child);
  return child;
}
const onPostgres = servers.filter(({ env }) => env.DATABASE_URL);
const databaseOf = (env: Record<string, string>) => new URL(env.DATABASE_URL ?? "").pathname.slice(1);

/** Creates the demo data with the first server on PostgreSQL; the others get copies of its database. */
async function makeDatabases(): Promise<void> {
  const [first, ...others] = onPostgres;
  if (!first) return;
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const named = (env: Record<string, string>) => client.escapeIdentifier(databaseOf(env));
  await client.query(`create database ${named(first.env)}`);
  if (others.length > 0) {
    const maker = start(first.env);
    await isReady(first.baseURL);
    maker.kill("SIGTERM");
    await once(maker, "exit");
  }
  for (const { env } of others) await client.query(`create database ${named(env)} template ${named(first.env)}`);
  await client.end();
}

let isStopping = false;
function serve({ env }: { env: Record<string, string> }) {
  const child = start(env);
  child.on("exit", (code) => isStopping || process.exit(code || 1)); // fails if a server exits
}
async function stop(signal: NodeJS.Signals): Promise<void> {
  isStopping = true;
  const ended = children.filter(({ exitCode }) => exitCode === null).map((child) => once(child, "exit"));
  for (const child of children) child.kill(signal);
  await Promise.all(ended);
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));

async function isReady(baseURL: string): Promise<void> {
  const answers = () =>
    fetch(`${baseURL}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await sleep(100);
}
for (const server of servers) if (!server.env.DATABASE_URL) serve(server);
await makeDatabases();
for (const server of onPostgres) serve(server);
await Promise.all(servers.map(({ baseURL }) => isReady(baseURL)));
createServer((_, response) => response.end("ready")).listen(Number(process.env.READY_PORT), "localhost");
