import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import pg from "pg";
import { DEMO_STUDENTS } from "../src/demo/people/students.ts";
import { eventually, freshDatabase } from "./create-test-app.ts";
import { startProcess } from "./process.ts";

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
