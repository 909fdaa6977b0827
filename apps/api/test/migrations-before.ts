import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { MIGRATIONS } from "../src/db/migrations.ts";

const JOURNAL = "meta/_journal.json";

/** A copy of the migrations up to the one before this: a database made with it is that of the release before. */
export function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-migrations-"));
  cpSync(MIGRATIONS, folder, { recursive: true, filter: (file) => !file.endsWith("_snapshot.json") });
  const file = path.join(folder, JOURNAL);
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const until = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
  return folder;
}
