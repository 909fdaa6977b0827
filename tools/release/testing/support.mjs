// Fixtures for tests of releases: builds of parts, and a job without faults.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after } from "node:test";
import { readBuild } from "../built.mjs";
import { parseList, ReleaseError } from "../list.mjs";
import { needsOf } from "../needs.mjs";

const folders = [];
export const aFolder = () => folders.push(mkdtempSync(path.join(os.tmpdir(), "dryrun-release-"))) && folders.at(-1);
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const FACADES = { "@dryrun/remote-kit/router": ["Link", "useBlocker"] };
export const WIRE = {
  "jobs.list": { method: "GET", path: "/jobs", access: "public", status: 200 },
  "jobs.one": { method: "GET", path: "/jobs/:id", access: "public", status: 200 },
};
export const student = { name: "student", owns: ["/student"] };
export const shell = { name: "shell", owns: [] };

/** Returns a build of a part whose script has this text; `replaced`: other files of it. */
export function aBuild(part, text, more = {}, replaced = {}) {
  const dist = aFolder();
  mkdirSync(path.join(dist, "assets"));
  writeFileSync(path.join(dist, "main.0123456789.js"), text);
  writeFileSync(path.join(dist, "main.0123456789.js.br"), `br ${text}`);
  writeFileSync(path.join(dist, "main.0123456789.js.map"), "{}");
  writeFileSync(path.join(dist, "assets/mark.svg"), "<svg/>");
  writeFileSync(path.join(dist, "mf-manifest.json"), JSON.stringify({ text }));
  writeFileSync(path.join(dist, "index.html"), `<html><head></head>${text}</html>`);
  if (part.name === "shell") writeFileSync(path.join(dist, "sw.js"), "work();\n");
  const offer = { contract: 2, facades: FACADES, ...more };
  const needs = needsOf(readBuild(part.name, dist).files, { contract: 2, facades: FACADES, wire: WIRE, ...more });
  const extras =
    part.name === "shell" ? { "facades.json": JSON.stringify(offer) } : { "needs.json": JSON.stringify(needs) };
  return readBuild(part.name, dist, { ...extras, ...replaced });
}

/** Returns everything that a release needs, without faults. */
export const job = (target, build, more = {}) => ({
  target,
  part: student,
  build,
  who: "asha",
  commit: "c1",
  now: () => new Date("2026-11-23T10:00:00Z"),
  isAncestor: async () => false,
  liveCalls: async () => WIRE,
  smoke: async () => {},
  say: () => {},
  ...more,
});
const listOf = async (target) => parseList((await target.read("remotes.json"))?.body.toString() ?? null);
export const lineOf = async (target, name = "student") => (await listOf(target)).find((line) => line.name === name);
export const refuses = (work, pattern) =>
  assert.rejects(work, (error) => error instanceof ReleaseError && pattern.test(error.message));
