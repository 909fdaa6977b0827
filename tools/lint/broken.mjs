// Returns what the repository's own settings of oxlint report for a text.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";

const ROOT = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "lint-"));
after(() => rmSync(folder, { recursive: true }));
const settings = JSON.parse(readFileSync(path.join(ROOT, ".oxlintrc.json"), "utf8"));
const jsPlugins = settings.jsPlugins.map((plugin) => path.join(ROOT, plugin));
writeFileSync(path.join(folder, ".oxlintrc.json"), JSON.stringify({ ...settings, $schema: undefined, jsPlugins }));

/** Writes a file into a separate tree and returns its name there. */
export function write(file, text) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return file;
}

/** Returns the rules that this file breaks. */
export function brokenRules(file, text) {
  const oxlint = path.join(ROOT, "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--format=json", write(file, text)], { cwd: folder });
  return JSON.parse(stdout).diagnostics.map(({ code }) => code);
}
