// `npm run check`: everything that must hold and does not run the product. Two steps run at a time; what failed is
// printed last. `npm run check -- oxlint knip` runs only these.
import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";

const root = path.resolve(import.meta.dirname, "..");
const turbo = "turbo run --output-logs=errors-only --concurrency=1";
/**
 * The steps, the longest first. The sizes and the grades need builds; turbo skips those that are unchanged. oxlint
 * reads types where a promise that nobody awaits loses a write or an assertion; Biome finds most of the others.
 */
export const CHECKS = {
  types: "tsc -b --checkers 1",
  builds: `${turbo} build grades && node tools/check-sizes.mjs`,
  promises: "oxlint --type-aware apps/api e2e",
  spelling: "cspell lint --no-progress --no-summary --cache --cache-location node_modules/.cache/cspell",
  biome: "biome check .",
  oxlint: "oxlint apps packages bench deploy tools",
  knip: "knip",
  imports: "depcruise --config .dependency-cruiser.cjs apps packages",
  tests:
    "node --test --test-reporter=dot tools/*.test.mjs tools/*/*.test.mjs packages/build-config/*.test.mjs packages/build-config/*/*.test.mjs",
  links: "remark --no-stdout --quiet --frail --use remark-validate-links=repository:false *.md docs apps packages",
  contracts: "node tools/lock-contracts.ts",
};
const AT_ONCE = 2;
/** The printed lines of a failure, from its first one. */
const LINES = 100;
const env = { ...process.env, PATH: `${path.join(root, "node_modules/.bin")}${path.delimiter}${process.env.PATH}` };

async function runCheck(name) {
  const began = performance.now();
  const child = spawn(CHECKS[name], { cwd: root, env, shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const code = new Promise((resolve) => child.on("close", resolve));
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  const failed = (await code) !== 0;
  console.log(`  ${name} ${failed ? "FAILED" : "passed"} after ${Math.round((performance.now() - began) / 1000)} s`);
  return failed ? [{ name, lines: output.join("\n").trim().split("\n").slice(0, LINES) }] : [];
}

/** Runs the checks and returns the names of those that failed, after their output. */
export async function runChecks(names = Object.keys(CHECKS)) {
  const waiting = [...names];
  const failures = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) failures.push(...(await runCheck(name)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const { name, lines } of failures) console.error([`\n${name} failed: ${CHECKS[name]}`, ...lines].join("\n  "));
  return failures.map(({ name }) => name);
}

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in CHECKS));
  if (unknown.length > 0) console.error(`Checks: ${Object.keys(CHECKS).join(", ")}.`);
  process.exit(unknown.length > 0 || (await runChecks(names.length > 0 ? names : undefined)).length > 0 ? 1 : 0);
}
