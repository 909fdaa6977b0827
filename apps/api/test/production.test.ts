import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import pg from "pg";
import { DEMO_STUDENTS } from "../src/demo/people/students.ts";
import { freePort } from "./chaos/server.ts";
import { eventually, freshDatabase } from "./create-test-app.ts";
import { type Started, startProcess } from "./process.ts";

// Tests the production mode in a separate process. They need PostgreSQL.

const SETTINGS = {
  DRYRUN_MODE: "production",
  JWT_SECRET: "a secret for tests, with 32 characters",
  HASH_SECRET: "another secret for tests, also long",
  SMTP_URL: "smtp://127.0.0.1:1",
  PUBLIC_URL: "https://dryrun.example",
  RAZORPAY_KEY_ID: "rzp_test_1",
  RAZORPAY_KEY_SECRET: "key",
  RAZORPAY_WEBHOOK_SECRET: "webhook",
  NODE_ENV: "production",
  PORT: "0",
};

test("production refuses a database with demo accounts, and starts once they are deleted", async () => {
  const DATABASE_URL = await freshDatabase(process.env.TEST_DATABASE_URL ?? "");
  const DATA_DIR = await mkdtemp(path.join(os.tmpdir(), "dryrun-production-"));
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(
    `insert into users (id, username, full_name, email, phone, user_type, created_at, email_verified_at)
     values (gen_random_uuid(), 'Asha', 'Asha Verma', $1, '', 'student', now(), now())`,
    [DEMO_STUDENTS[0]?.email],
  );

  const refused = startProcess("main.ts", { ...SETTINGS, DATABASE_URL, DATA_DIR });
  expect(await refused.ended()).toBe(1);
  expect(refused.err().trim()).toBe(
    "This database holds demo accounts, whose password is published; production needs another database.",
  );

  // Demo addresses cannot be verified: registering with one must not stop production.
  await client.query("update users set email_verified_at = null");
  await client.end();
  const started = startProcess("main.ts", { ...SETTINGS, DATABASE_URL, DATA_DIR });
  await started.says("Dryrun runs on https://dryrun.example");
  // A broken idle connection is logged, and the server continues.
  const watcher = new pg.Client({ connectionString: DATABASE_URL });
  await watcher.connect();
  // Repeated: a connection in use breaks its statement instead.
  await eventually(async () => {
    await watcher.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dryrun-api' and datname = current_database() and state = 'idle'",
    );
    return started.err().includes('"msg":"database"') ? true : undefined;
  });
  await watcher.end();
  started.child.kill("SIGTERM");
  expect(await started.ended()).toBe(0);
  await rm(DATA_DIR, { recursive: true, force: true });
});

const SEARCH_SECRET = "the search's secret of thirty-two";
const running: Started[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) {
    one.child.kill("SIGTERM");
    await one.ended();
  }
});

test("a search process searches for the API, which serves all other calls without it", async () => {
  const DATABASE_URL = await freshDatabase(process.env.TEST_DATABASE_URL ?? "");
  const folder = await mkdtemp(path.join(os.tmpdir(), "dryrun-search-"));
  const [searchPort, port] = [await freePort(), await freePort()];
  const startSearch = async () => {
    const settings = { SEARCH: "only", SEARCH_SECRET, DATABASE_URL, DATA_DIR: path.join(folder, "search") };
    const search = startProcess("main.ts", { ...settings, PORT: String(searchPort) });
    running.push(search);
    await search.says("Dryrun's search is running.");
    return search;
  };
  const search = await startSearch();
  const settings = { SEARCH_SECRET, SEARCH_URL: `http://127.0.0.1:${searchPort}`, DEMO_DATA: "on" };
  const api = startProcess("main.ts", { ...settings, DATABASE_URL, DATA_DIR: folder, PORT: String(port) });
  running.unshift(api);
  await api.says("Mails:");

  const ask = (at: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}/api/${at}`, init);
  const signedIn = await ask("auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: DEMO_STUDENTS[0]?.email, password: /Password of all: (.+)/.exec(api.out())?.[1] }),
  });
  const headers = { authorization: `Bearer ${((await signedIn.json()) as { token: string }).token}` };
  const searched = async (title: string) => (await ask(`jobs?title=${title}`, { headers })).status;
  const found = (await (await ask("jobs?title=analyst", { headers })).json()) as { total: number };
  expect(found.total).toBeGreaterThan(0);
  expect((await fetch(`http://127.0.0.1:${searchPort}/api/jobs`)).status).toBe(404);

  search.child.kill("SIGKILL");
  await search.ended();
  expect(await searched("accountant")).toBe(503);
  expect((await ask("profile/me", { headers })).status).toBe(200);
  expect((await ask("health/ready")).status).toBe(200);

  await startSearch();
  await eventually(async () => ((await searched("accountant")) === 200 ? true : undefined));
  await rm(folder, { recursive: true, force: true });
});
