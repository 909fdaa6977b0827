// Locates a part's files: in the monorepo, or in a part's own repository (tools/eject), which has its part.json at its root.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const lineOf = ({ name, owns }) => ({ name, owns });

/** Returns the part whose own repository this is; undefined in the monorepo. */
function partAlone(root) {
  const file = path.join(root, "part.json");
  return existsSync(file) ? lineOf(read(file)) : undefined;
}

/** Returns what can be released from here: in the monorepo the shell, and the parts in its list for development. */
export function partsOf(root) {
  const alone = partAlone(root);
  if (alone) return [alone];
  return [{ name: "shell", owns: [] }, ...read(path.join(root, "apps/shell/remotes.dev.json")).map(lineOf)];
}

/** Returns the folder of a part's `package.json`. */
export const folderOf = (root, part) => (partAlone(root) ? root : path.join(root, "apps", part));

/** Returns the command that builds a part and what it needs. */
export const buildCommand = (root, part) =>
  partAlone(root)
    ? ["npm", ["run", "--silent", "build"]]
    : [
        process.execPath,
        ["node_modules/turbo/bin/turbo", "run", "build", `--filter=@dryrun/${part}`, "--output-logs=errors-only"],
      ];

/** Loads Playwright, which is a dependency of the journeys, or of the tools themselves if they are a package. */
export const requirePlaywright = (root) =>
  createRequire(partAlone(root) ? path.join(root, "package.json") : path.join(root, "e2e/package.json"))(
    "@playwright/test",
  );
