import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemClock } from "../adapters/clock/system.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { readConfig, StartError } from "../config.ts";
import { optionsOf, withDatabase } from "./options.ts";

/** Files of the data folder outside of the database: without them all sign-in sessions would end. */
const FILES = ["secrets.json"];

/** `backup [--to FILE]`: everything into one file; on PostgreSQL also while the servers run. */
export async function backup(args: string[]) {
  const { dataDir } = readConfig(process.env);
  const moment = systemClock.now().toISOString().slice(0, 19).replaceAll(":", "-");
  const { to = path.join(dataDir, "backups", `dryrun-${moment}.jsonl.gz`) } = optionsOf(args, ["to"]);
  const file = path.resolve(String(to));
  if (existsSync(file)) throw new StartError(`${file} exists already.`);
  mkdirSync(path.dirname(file), { recursive: true });
  const names = FILES.filter((name) => existsSync(path.join(dataDir, name)));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(dataDir, name), "utf8")]));
  try {
    await withDatabase(({ db }) => writeBackup(db, file, files));
  } catch (error) {
    rmSync(file, { force: true }); // a partial backup is useless
    throw error;
  }
  console.log(`Backup written: ${file} (${(statSync(file).size / 1024).toFixed(0)} KiB).`);
}

/** `restore --from FILE [--replace]`: puts a backup back; the servers must be stopped. */
export async function restore(args: string[]) {
  const { from, replace = false } = optionsOf(args, ["from"], ["replace"]);
  if (!from) throw new StartError("Give the backup: --from FILE.");
  const file = path.resolve(String(from));
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const { dataDir } = readConfig(process.env);
  const { files, rows } = await withDatabase((database) =>
    restoreBackup(database, file, { isReplacing: replace === true }),
  );
  mkdirSync(dataDir, { recursive: true });
  for (const name of FILES) {
    const content = files[name];
    if (content !== undefined) writeFileSync(path.join(dataDir, name), content, { mode: 0o600 });
  }
  console.log(`Restored ${rows} rows from ${file}.`);
}
