// `npm run eject -- <part> --to <folder>`: moves a part into its own repository; with --packages updates the packages
// of an existing one.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { partsOf } from "../release/tree/tree.mjs";
import { isEjected, isEmpty, writeFolder } from "./folder.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const OPTIONS = { to: { type: "string" }, packages: { type: "boolean", default: false } };

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function argsOf() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return fail(error.message);
  }
}

const { values, positionals } = argsOf();
const parts = partsOf(root);
const part = parts.find(({ name }) => name === positionals[0]);
if (!part) fail(`Name a part: npm run eject -- <${parts.map(({ name }) => name).join("|")}> --to <folder>`);
const to = path.resolve(root, values.to ?? `../dryrun-${part.name}`);
if (to === root || to.startsWith(root + path.sep)) fail(`${to} is in this repository: name a folder outside of it.`);
if (values.packages && !isEjected(to, part.name)) fail(`${to} is not the repository of ${part.name}.`);
if (!values.packages && !isEmpty(to))
  fail(`${to} is not empty. Name a new folder, or add --packages for newer packages.`);

const names = await writeFolder(root, part, to);
console.log(`${part.name} is in ${to}, with ${names.length} packages.`);
const pnpm = path.join(root, "node_modules/pnpm/bin/pnpm.mjs");
const lock = ["install", "--lockfile-only", "--no-frozen-lockfile", "--prefer-offline", "--reporter=silent"];
const { status } = spawnSync(process.execPath, [pnpm, ...lock], { cwd: to, stdio: "inherit" });
if (status !== 0) fail(`pnpm could not write ${path.join(to, "pnpm-lock.yaml")}; run \`npx pnpm install\` there.`);
console.log("Next: npx pnpm@12 install, npm run build, npm test; its README.md has the commands.");
