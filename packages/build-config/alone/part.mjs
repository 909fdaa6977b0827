import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Returns the paths that the part in `folder` owns: by its part.json in its own repository, otherwise by the shell's list for development.
 */
export function ownedBy(folder, name) {
  const alone = path.join(folder, "part.json");
  if (existsSync(alone)) return read(alone).owns;
  return read(path.join(folder, "../shell/remotes.dev.json")).find((part) => part.name === name)?.owns ?? [];
}
