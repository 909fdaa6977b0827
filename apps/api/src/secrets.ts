import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "./config/values.ts";

const NAMES = ["jwtSecret", "hashSecret", "paymentKeySecret", "paymentWebhookSecret"] as const;
export type OwnSecrets = Record<(typeof NAMES)[number], string>;

/** The embedded mode's own secrets, created once and readable only by their owner, so that sessions survive restarts. */
export function ownSecrets(dataDir: string): OwnSecrets {
  const file = path.join(dataDir, "secrets.json");
  try {
    const isThere = existsSync(file); // checked once: another start may create the file at any moment
    const storedSecrets = isThere ? (JSON.parse(readFileSync(file, "utf8")) as Partial<OwnSecrets>) : {};
    const created = { ...storedSecrets };
    for (const name of NAMES) created[name] ||= randomBytes(48).toString("base64url");
    if (NAMES.every((name) => created[name] === storedSecrets[name])) return created as OwnSecrets;
    mkdirSync(dataDir, { recursive: true });
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, `${JSON.stringify(created)}\n`, { mode: 0o600 });
    return publish(part, file, isThere) ? (created as OwnSecrets) : ownSecrets(dataDir);
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be used (${(error as Error).message}).`);
  }
}

/** Writes the file atomically, also if the process is killed. Returns false if another process was first. */
function publish(part: string, file: string, isReplacing: boolean): boolean {
  if (isReplacing) {
    renameSync(part, file);
    return true;
  }
  try {
    linkSync(part, file); // unlike a rename, it never replaces secrets that another start created and uses
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(part, { force: true });
  }
}
