import { existsSync, openAsBlob, readdirSync } from "node:fs";
import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { extract } from "tar";

const FILE = path.resolve(import.meta.dirname, "../../../dist/postgres.tar.gz");

/**
 * Returns an empty PGlite database that the build made, as a tar file. It opens in a fifth of the time and with half
 * of the memory of a new one. Undefined if nothing was built.
 */
export async function emptyDatabase(): Promise<Blob | undefined> {
  return existsSync(FILE) ? openAsBlob(FILE, { type: "application/gzip" }) : undefined;
}

export async function writeEmptyDatabase(image: Blob): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, image.stream());
}

/**
 * Unpacks the empty database into an empty folder: all of it or, after a kill, nothing. Without a build PGlite
 * creates a new one.
 */
export async function unpackEmptyDatabase(folder: string, file = FILE): Promise<void> {
  if (!existsSync(file) || readdirSync(folder).length > 0) return;
  const unpacked = `${folder}.new`;
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { mode: 0o700 });
  await extract({ file, cwd: unpacked });
  await rmdir(folder); // Windows cannot rename onto an existing folder
  await rename(unpacked, folder);
}
