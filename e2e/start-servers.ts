// Starts the servers of SERVERS in parallel, and answers on READY_PORT as soon as all are ready.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Node prints a warning about its built-in SQLite. */
const QUIET = "--disable-warning=ExperimentalWarning";
const MAIN = path.resolve(import.meta.dirname, "../apps/api/src/main.ts");
const servers = JSON.parse(process.env.SERVERS ?? "[]") as { baseURL: string; env: Record<string, string> }[];

/** Makes each server's database on the PostgreSQL of TEST_DATABASE_URL. */
async function makeDatabases(): Promise<void> {
  const names = servers.flatMap(({ env }) => (env.DATABASE_URL ? [new URL(env.DATABASE_URL).pathname.slice(1)] : []));
  if (names.length === 0) return;
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  for (const name of names) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
}
await makeDatabases();

const children = servers.map(({ env }) => {
  const child = spawn(process.execPath, [QUIET, MAIN], { stdio: "inherit", env: { ...process.env, ...env } });
  child.on("exit", (code) => isStopping || process.exit(code || 1)); // fails if a server exits
  return child;
});
let isStopping = false;
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
await Promise.all(servers.map(({ baseURL }) => isReady(baseURL)));
createServer((_, response) => response.end("ready")).listen(Number(process.env.READY_PORT), "localhost");
