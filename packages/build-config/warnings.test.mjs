import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import test from "node:test";
import { rspack } from "@rspack/core";
import { failOnWarnings } from "./warnings.mjs";

const warned = {
  apply: (compiler) => compiler.hooks.compilation.tap("test", ({ warnings }) => warnings.push(new Error("order"))),
};

/** Returns the exit code of a build. */
async function exitCodeOf(...plugins) {
  const context = mkdtempSync(path.join(os.tmpdir(), "dryrun-warnings-"));
  writeFileSync(path.join(context, "entry.js"), "export default 1;");
  const options = { context, mode: "development", entry: "./entry.js", output: { path: context }, plugins };
  await new Promise((resolve, reject) => rspack(options, (error) => (error ? reject(error) : resolve())));
  rmSync(context, { recursive: true });
  const { exitCode } = process;
  process.exitCode = undefined;
  return exitCode;
}

void test("fails a build that prints a warning", async () => {
  assert.equal(await exitCodeOf(failOnWarnings, warned), 1);
  assert.equal(await exitCodeOf(failOnWarnings), undefined);
});
