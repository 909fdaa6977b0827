import { existsSync, renameSync } from "node:fs";
import { lockDataFolder } from "./data-folder.ts";

/**
 * Renames the folder of the embedded database, so that the next start makes a new one. Returns the new name, or
 * undefined if there is no folder.
 * @throws FolderInUseError while a process uses it.
 */
export function moveAside(folder: string, now: Date): string | undefined {
  if (!existsSync(folder)) return undefined;
  const aside = `${folder}-${now.toISOString().replace(/[:.]/g, "-")}`;
  const unlock = lockDataFolder(folder);
  try {
    renameSync(folder, aside);
  } finally {
    unlock();
  }
  return aside;
}
