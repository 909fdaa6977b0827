// Shared by the checks of deploy/: files, values, and programs that may be missing.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { render, valuesOf } from "../render.mjs";

export const DEPLOY = path.resolve(import.meta.dirname, "..");
export const ROOT = path.resolve(DEPLOY, "..");
export const readDeployFile = (name) => readFileSync(path.join(DEPLOY, name), "utf8");
export const sampleValues = () => valuesOf(readDeployFile("sample.env"));

const PLACES = ["/usr/sbin", "/usr/bin", "/sbin", "/bin", "/usr/lib/postgresql/15/bin"];

/** Returns the path of a program; skips the test with the reason if it is missing. */
export function programOf(name, test, where = "run deploy/packages.sh") {
  const match = PLACES.map((place) => path.join(place, name)).find(existsSync);
  if (!match) test.skip(`${name} is not installed: ${where}`);
  return match;
}

/** Runs a program and returns its status and its output. */
export function run(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", ...options });
  return { status, said: `${stdout ?? ""}${stderr ?? ""}${error ?? ""}` };
}

/** Makes a folder that is deleted after the test. */
export function folderFor(test) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-deploy-"));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file of deploy/ with the sample's values and these into this folder. */
export function renderFile(name, folder, values = {}) {
  const file = path.join(folder, path.basename(name));
  writeFileSync(file, render(readDeployFile(name), { ...sampleValues(), ...values }));
  return file;
}

/** Returns the documents of a YAML file, parsed by Python, which Patroni requires anyway. */
export function yamlOf(file) {
  const script = "import json, sys, yaml; json.dump(list(yaml.safe_load_all(open(sys.argv[1]))), sys.stdout)";
  const { status, said } = run("python3", ["-c", script, file]);
  if (status !== 0) throw new Error(said);
  return JSON.parse(said);
}
