// Checks the size of each page's first load, and the length of source files; with `--part <name>` the first load of that part alone.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const root = path.resolve(import.meta.dirname, "..");
const KB = 1024;
const parts = JSON.parse(readFileSync(path.join(root, "apps/shell/remotes.dev.json"), "utf8"));
/** Gzip; what each page then adds is measured in a browser (e2e/journeys/once.weight.spec.ts). */
const named = process.argv.includes("--part") ? process.argv.at(-1) : undefined;
const BUDGETS = [
  { part: "shell", what: "the shell's first scripts", kb: 160, files: () => shellFirst() },
  ...parts.map(({ name }) => ({
    part: name,
    what: `${name} before its first page`,
    kb: 20,
    files: () => remoteFirst(name),
  })),
];
const LONGEST = 400;
/** Tests, and lists of data: they may be long. */
const NO_CODE = /\.test\.|\/(drizzle|demo|templates|golden)\//;

const distOf = (app) => path.join(root, "apps", app, "dist");
const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** The scripts that index.html names. */
function shellFirst() {
  const html = readFileSync(path.join(distOf("shell"), "index.html"), "utf8");
  return [...html.matchAll(/<script[^>]*\ssrc="\/?([^"]+)"/g)].map(([, file]) => path.join(distOf("shell"), file));
}

/** The entry and the exposed module with its first chunks, as the manifest names them. */
function remoteFirst(app) {
  const manifest = JSON.parse(readFileSync(path.join(distOf(app), "mf-manifest.json"), "utf8"));
  const exposed = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  return [manifest.metaData.remoteEntry.name, ...exposed].map((file) => path.join(distOf(app), file));
}

const faults = [];
for (const { what, kb, files } of BUDGETS.filter(({ part }) => !named || part === named)) {
  const all = [...new Set(files())];
  const missing = all.filter((file) => !existsSync(file));
  if (missing.length > 0 || all.length === 0)
    faults.push(`${what}: its scripts were not found (${missing.join(", ")})`);
  const weight = all.reduce((sum, file) => sum + gzip(file), 0) / KB;
  console.log(`${what}: ${weight.toFixed(1)} KB of ${kb} KB gzip`);
  if (weight > kb) faults.push(`${what}: ${weight.toFixed(1)} KB, the budget is ${kb} KB`);
}

const sources = named
  ? ""
  : execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root, encoding: "utf8" })
      .split("\n")
      .filter((file) => file && !NO_CODE.test(file) && existsSync(path.join(root, file)));
for (const file of sources) {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n").length;
  if (lines > LONGEST) faults.push(`${file}: ${lines} lines, ${LONGEST} at most`);
}
for (const fault of faults) console.error(`too large: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
