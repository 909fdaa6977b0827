import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { StartError } from "../config.ts";

/** Another process has the folder. */
export class FolderInUseError extends StartError {}

const held = new Set<string>();

/** PGlite has no lock of its own: two processes on one folder lose rows silently. */
export function lockDataFolder(folder: string): () => void {
  if (held.has(folder)) throw new StartError(`The data folder ${folder} is already open in this process.`);
  const file = `${folder}.lock`;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      held.add(folder);
      return () => {
        held.delete(folder);
        rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST")
        throw new StartError(`The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
      const holder = Number(readFileSync(file, "utf8"));
      if (isAlive(holder)) throw new FolderInUseError(`The data folder ${folder} is in use by process ${holder}.`);
      rmSync(file, { force: true }); // left behind by a process that was killed
    }
  }
  throw new StartError(`The data folder ${folder} could not be locked.`);
}

function isAlive(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
