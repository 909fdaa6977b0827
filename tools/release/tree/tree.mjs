// Where a part's files are: in the monorepo, or in a part's own repository (tools/eject), which has its part.json at its root.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const lineOf = ({ name, owns }) => ({ name, owns });

/** The part whose own repository this is; undefined in the monorepo. */
function partAlone(root) {
  const file = path.join(root, "part.json");
  return existsSync(file) ? lineOf(read(file)) : undefined;
}

/** What can be released from here: in the monorepo the shell, and the parts that its list for development names. */
export function partsOf(root) {
  const alone = partAlone(root);
  if (alone) return [alone];
  return [{ name: "shell", owns: [] }, ...read(path.join(root, "apps/shell/remotes.dev.json")).map(lineOf)];
}

/** The folder of a part's `package.json`. */
export const folderOf = (root, part) => (partAlone(root) ? root : path.join(root, "apps", part));

/** The command that builds a part and what it needs. */
export const buildCommand = (root, part) =>
  partAlone(root)
    ? ["npm", ["run", "--silent", "build"]]
    : [
        process.execPath,
        ["node_modules/turbo/bin/turbo", "run", "build", `--filter=@dryrun/${part}`, "--output-logs=errors-only"],
      ];

/** Playwright, which is a dependency of the journeys; of the tools themselves where they are a package. */
export const requirePlaywright = (root) =>
  createRequire(partAlone(root) ? path.join(root, "package.json") : path.join(root, "e2e/package.json"))(
    "@playwright/test",
  );
