import { mkdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../../config/values.ts";

/** Another process has the folder. */
export class FolderInUseError extends StartError {}

const SQLITE_BUSY = 5;
/**
 * How long a start waits for the lock, in ms. Without a wait, two simultaneous starts can refuse each other: each
 * holds a shared lock that the other waits for.
 */
const WAIT_MS = 1000;

/**
 * Locks the folder for this process and returns the function that releases it. PGlite has no lock, and two processes
 * on one folder lose rows silently. The lock is SQLite's exclusive lock on the file next to the folder. The operating
 * system releases it with the process, so a killed process leaves nothing behind, reaped or not, and no process ids
 * are compared. The file is not deleted: two processes could then lock two files with the same name.
 * @throws FolderInUseError when another process, or this one, holds the folder; StartError when it cannot be written.
 */
export function lockDataFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(`${folder}.lock.sqlite`, { timeout: WAIT_MS });
    lock.exec("begin exclusive");
    const lockHeld = lock;
    return () => lockHeld.close();
  } catch (error) {
    lock?.close();
    const { code, errcode, message } = error as NodeJS.ErrnoException & { errcode?: number };
    if (errcode === SQLITE_BUSY)
      throw new FolderInUseError(`The data folder ${folder} is in use by another process; stop that process first.`);
    throw new StartError(`The data folder ${folder} cannot be written (${errcode ? message : code}).`);
  }
}
