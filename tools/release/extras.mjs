// The data of a release in addition to its files: what a shell offers, and what a part needs.
import { readFileSync } from "node:fs";
import path from "node:path";
import { REMOTE_CONTRACT } from "../../packages/remote-kit/src/remote.ts";
import { readBuild, SHELL } from "./built.mjs";
import { needsOf } from "./needs.mjs";
import { folderOf } from "./tree/tree.mjs";

const read = (root, file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

/** Returns the build of a part with these files; `more` replaces some of its files. */
export function wholeBuild(root, part, more = {}) {
  const dist = path.join(folderOf(root, part), "dist");
  const facades = read(root, "facade.lock.json");
  if (part === SHELL)
    return readBuild(part, dist, { ...more, "facades.json": JSON.stringify({ contract: REMOTE_CONTRACT, facades }) });
  const wire = read(root, "contracts.lock.json");
  const needs = needsOf(readBuild(part, dist).files, { contract: REMOTE_CONTRACT, facades, wire });
  return readBuild(part, dist, { ...more, "needs.json": JSON.stringify(needs) });
}
