import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openQueue } from "../src/adapters/queue/pg-boss.ts";
import { openEmbedded } from "../src/db/client.ts";
import type { Handlers } from "../src/ports.ts";

const nothing = async () => {};
const NONE: Handlers = {
  "mail.verify-email": nothing,
  "mail.reset-password": nothing,
  "mail.invitation": nothing,
  "mail.contact": nothing,
  "mail.application-received": nothing,
  "mail.application-decided": nothing,
  "mail.job-alert": nothing,
  "mail.interview-ready": nothing,
  "mail.interview-sent": nothing,
  "interview.evaluate": nothing,
};

/** Once for all test files: initdb, migrations and queues; each file then opens a copy in a fifth of the time. */
export default async function prepareImage(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const database = await openEmbedded();
  await (await openQueue(database.queue, NONE, { onError: console.error, isWorking: false })).stop();
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "dryrun-image-")), "image.tar");
  await writeFile(file, Buffer.from(await (await database.dump()).arrayBuffer()));
  await database.close();
  process.env.TEST_DATABASE_IMAGE = file; // Jest's workers inherit it
}
