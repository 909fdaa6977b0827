import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { freshDatabase } from "../../test/create-test-app.ts";
import { openEmbedded, openPostgres } from "./client.ts";

const server = process.env.TEST_DATABASE_URL;
const folder = path.join(mkdtempSync(path.join(os.tmpdir(), "dryrun-baseline-")), "db");
const whatToDo = server
  ? "Create an empty database for this release."
  : `“npm start -- --reset” moves ${folder} aside and makes a new one.`;

async function opener() {
  if (!server) return () => openEmbedded({ folder });
  const url = await freshDatabase(server);
  return () => openPostgres(url, console.error);
}

test("refuses a database whose first migration differs, with a one-sentence error, and leaves it unchanged", async () => {
  const open = await opener();
  const former = await open();
  await former.query("update drizzle.__drizzle_migrations set created_at = created_at - 1000");
  await former.close();
  for (const _ of ["once", "again"])
    await expect(open()).rejects.toThrow(
      `This database was made before the first release and cannot be migrated. ${whatToDo}`,
    );
});
