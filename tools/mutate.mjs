// Breaks the pure rules in many small ways and counts the changes that no test notices (Stryker). Each package's
// stryker.config.json names its rules and the share that must be noticed.
// npm run mutate                          all rules
// npm run mutate -- --since origin/main   those that changed since a commit
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const [flag, since] = process.argv.slice(2);
if (flag !== undefined && (flag !== "--since" || !since)) {
  console.error("Usage: npm run mutate [-- --since <commit>]");
  process.exit(1);
}

function changedFiles(folder) {
  const args = ["diff", "--name-only", "--diff-filter=AMR", "--relative", since, "--", "."];
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return new Set(stdout.split("\n"));
}

let failed = false;
for (const config of globSync("packages/*/stryker.config.json", { cwd: root })) {
  const folder = path.join(root, path.dirname(config));
  const rules = globSync(JSON.parse(readFileSync(path.join(root, config), "utf8")).mutate, { cwd: folder });
  const changed = since ? changedFiles(folder) : new Set(rules);
  const mutated = rules.filter((file) => changed.has(file));
  console.log(`${path.dirname(config)}: ${mutated.length} of ${rules.length} files with rules`);
  if (mutated.length === 0) continue;
  const stryker = path.join(folder, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const run = spawnSync(process.execPath, [stryker, "run", "--mutate", mutated.join(",")], {
    cwd: folder,
    stdio: "inherit",
  });
  failed ||= run.status !== 0;
}
process.exit(failed ? 1 : 0);
