import { readFileSync } from "node:fs";
import path from "node:path";

export const SHELL = "shell";

/** Returns what can be released: the shell, and the parts in its list for development, with the URLs that they own. */
export function partsOf(root) {
  const parts = JSON.parse(readFileSync(path.join(root, "apps/shell/remotes.dev.json"), "utf8"));
  return [{ name: SHELL, owns: [] }, ...parts.map(({ name, owns }) => ({ name, owns }))];
}

/** Returns the folder of a part's build. */
export const distOf = (root, part) => path.join(root, "apps", part, "dist");
