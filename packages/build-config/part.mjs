import { readFileSync } from "node:fs";
import path from "node:path";

/** Returns the paths that the part in `folder` owns, by the shell's list for development. */
export function ownedBy(folder, name) {
  const parts = JSON.parse(readFileSync(path.join(folder, "../shell/remotes.dev.json"), "utf8"));
  return parts.find((part) => part.name === name)?.owns ?? [];
}
