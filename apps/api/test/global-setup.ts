import { execFileSync } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openQueue } from "../src/adapters/queue/pg-boss.ts";
import { type Database, openEmbedded, openPostgres } from "../src/db/client.ts";
import { freshDatabase } from "./create-test-app.ts";

const MODELS = path.resolve(import.meta.dirname, "../../../packages/evaluation/scripts/models.ts");

/**
 * Runs once for all test files: initdb, migrations and queues; each file then opens a copy in a fifth of the time.
 * Builds models that are older than the bank.
 */
export default async function prepareDatabases(): Promise<void> {
  execFileSync(process.execPath, ["--no-warnings", MODELS, "--build"], { stdio: ["ignore", "ignore", "inherit"] });
  const server = process.env.TEST_DATABASE_URL;
  if (server) await prepareTemplate(server);
  else await prepareImage();
}

async function prepareTemplate(server: string): Promise<void> {
  const url = await freshDatabase(server);
  await prepareQueues(await openPostgres(url, console.error));
  process.env.TEST_DATABASE_TEMPLATE = new URL(url).pathname.slice(1); // Jest's workers inherit it
}

async function prepareImage(): Promise<void> {
  const database = await openEmbedded();
  await prepareQueues(database, async () => {
    const file = path.join(await mkdtemp(path.join(os.tmpdir(), "dryrun-image-")), "image.tar");
    await writeFile(file, Buffer.from(await (await database.dump()).arrayBuffer()));
    process.env.TEST_DATABASE_IMAGE = file;
  });
}

async function prepareQueues(database: Database, before: () => Promise<void> = async () => {}) {
  await (await openQueue(database.queue, {}, { onError: console.error, isWorking: false, retryDelay: 0 })).stop();
  await before();
  await database.close();
}
