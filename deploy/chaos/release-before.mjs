// Checks out the previous release in a separate git work tree, with what its API needs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ROOT } from "./api.mjs";

const MIGRATIONS = "apps/api/drizzle";
/** Releases before this file exists cannot be upgraded (docs/decisions/0003-databases.md). */
const BASELINE = `${MIGRATIONS}/0000_baseline.sql`;

function run(command, args, cwd = ROOT) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? (stderr || stdout)}`);
  return stdout.trim();
}

/** Returns the last release tag that is not this commit; without tags the last commit before the newest migration. */
function commitBefore() {
  const tagged = spawnSync("git", ["describe", "--tags", "--abbrev=0", "HEAD^"], { cwd: ROOT, encoding: "utf8" });
  if (tagged.status === 0) return tagged.stdout.trim();
  const newest = run("git", ["log", "-1", "--diff-filter=A", "--format=%H", "--", `${MIGRATIONS}/*.sql`]);
  return `${newest}^`;
}

const migrationsOf = (tree) =>
  JSON.parse(readFileSync(path.join(tree, MIGRATIONS, "meta/_journal.json"), "utf8")).entries.length;

/** `from` is a commit or a tag. `migrations` counts those that this release adds. */
export function checkOutBefore(from = commitBefore()) {
  const commit = run("git", ["rev-parse", "--short", `${from}^{commit}`]);
  const tree = mkdtempSync(path.join(os.tmpdir(), "dryrun-before-"));
  const remove = () => {
    spawnSync("git", ["worktree", "remove", "--force", tree], { cwd: ROOT });
    rmSync(tree, { recursive: true, force: true });
  };
  try {
    run("git", ["worktree", "add", "--detach", tree, commit]);
    if (!existsSync(path.join(tree, BASELINE)))
      throw new Error(`${commit} is from before the baseline of the schema: name a later commit or tag with --from.`);
    const [pnpm] = JSON.parse(readFileSync(path.join(tree, "package.json"), "utf8")).packageManager.split("+");
    run("npx", ["-y", pnpm, "install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent"], tree);
    run("node", ["--no-warnings", "packages/evaluation/scripts/models.ts", "--build"], tree);
  } catch (error) {
    remove();
    throw error;
  }
  return { tree, commit, remove, migrations: migrationsOf(ROOT) - migrationsOf(tree) };
}
