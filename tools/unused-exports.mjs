// Finds exports of packages/domain that are unused or used only by tests. `knip` treats all of them as entry points.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const SRC = "packages/domain/src/";

/** Returns the unused exports of packages/domain in the repository at `folder`, as "area/file.ts name", sorted. */
export function unusedExports(folder) {
  const knip = path.join(root, "node_modules/knip/bin/knip.js");
  const options = ["--config", path.join(root, "knip.domain.json"), "--workspace", "packages/domain"];
  const args = [knip, ...options, "--production", "--include", "exports", "--reporter", "json", "--no-progress"];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 });
  if (!stdout.startsWith("{")) throw new Error(`knip failed: ${stderr || stdout}`);
  return JSON.parse(stdout)
    .issues.flatMap(({ file, exports }) => exports.map(({ name }) => `${file.replace(SRC, "")} ${name}`))
    .sort();
}

/** Returns the groups of the allow-list, each `{ reason, exports: { file: names } }`, as "area/file.ts name". */
export const namesOf = (groups) =>
  groups.flatMap(({ exports }) =>
    Object.entries(exports).flatMap(([file, names]) => names.map((name) => `${file} ${name}`)),
  );

/** Returns the faults: unused exports that are not allowed, and allowed ones that are used or deleted. */
export const faultsOf = (unused, allowed) => [
  ...unused.filter((name) => !allowed.includes(name)).map((name) => `${name}: used by nobody but tests; delete it`),
  ...allowed
    .filter((name) => !unused.includes(name))
    .map((name) => `${name}: used or gone; remove it from tools/unused-exports.json`),
];

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) {
  const allowed = JSON.parse(readFileSync(path.join(import.meta.dirname, "unused-exports.json"), "utf8"));
  const faults = faultsOf(unusedExports(root), namesOf(allowed));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
