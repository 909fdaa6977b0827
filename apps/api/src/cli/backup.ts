import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemClock } from "../adapters/clock/system.ts";
import { countRows } from "../backup/read-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { StartError } from "../config/values.ts";
import { readConfig } from "../config.ts";
import { createDataKeys } from "../data-keys.ts";
import { optionsOf, withDatabase } from "./options.ts";

/** Outside of the database. Without this file all sign-in sessions would end, and second factors could not be read. */
const SECRETS = "secrets.json";
const PURPOSE = "backed-up secrets";

/** `backup [--to FILE]`: writes everything into one file; on PostgreSQL also while the servers run. */
export async function makeBackup(args: string[]) {
  const { dataDir, backupKey } = readConfig(process.env);
  const moment = systemClock.now().toISOString().slice(0, 19).replaceAll(":", "-");
  const { to = path.join(dataDir, "backups", `dryrun-${moment}.jsonl.gz${backupKey ? ".enc" : ""}`) } = optionsOf(
    args,
    ["to"],
  );
  const file = path.resolve(String(to));
  if (existsSync(file)) throw new StartError(`${file} exists already.`);
  mkdirSync(path.dirname(file), { recursive: true });
  const secrets = path.join(dataDir, SECRETS);
  const files: Record<string, string> = {};
  if (backupKey && existsSync(secrets))
    files[SECRETS] = createDataKeys(backupKey).seal(PURPOSE, readFileSync(secrets, "utf8"));
  let rows: number;
  try {
    await withDatabase(({ db }) => writeBackup(db, file, files, backupKey));
    rows = await countRows(file, backupKey); // reads the file to its end to prove that it is a complete backup
  } catch (error) {
    rmSync(file, { force: true }); // a partial backup is useless
    throw error;
  }
  console.log(`Backup written and read again: ${file} (${rows} rows, ${(statSync(file).size / 1024).toFixed(0)} KiB).`);
  if (!backupKey) console.log("It is not encrypted: set BACKUP_KEY, and keep that key elsewhere.");
  if (!backupKey && existsSync(secrets))
    console.log(
      `It is without ${secrets}: keep that file elsewhere, or set BACKUP_KEY to have it sealed into the backup.`,
    );
}

/** Returns the secrets in a backup; an earlier release stored them unencrypted. */
function openSecrets(kept: string | undefined, backupKey: string | undefined): string | undefined {
  if (kept === undefined || kept.startsWith("{")) return kept;
  const opened = backupKey && createDataKeys(backupKey).open(PURPOSE, kept);
  if (opened) return opened;
  throw new StartError("The secrets of this backup are sealed: set the BACKUP_KEY that it was made with.");
}

/** `restore --from FILE [--replace]`: restores a backup; the servers must be stopped. */
export async function restore(args: string[]) {
  const { from, replace = false } = optionsOf(args, ["from"], ["replace"]);
  if (!from) throw new StartError("Give the backup: --from FILE.");
  const file = path.resolve(String(from));
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const { dataDir, backupKey } = readConfig(process.env);
  let secrets: string | undefined;
  const onFiles = (files: Record<string, string>) => {
    secrets = openSecrets(files[SECRETS], backupKey);
  };
  const { rows } = await withDatabase((database) =>
    restoreBackup(database, file, { isReplacing: replace === true, onFiles, key: backupKey }),
  );
  mkdirSync(dataDir, { recursive: true });
  if (secrets !== undefined) writeFileSync(path.join(dataDir, SECRETS), secrets, { mode: 0o600 });
  console.log(`Restored ${rows} rows from ${file}.`);
}
