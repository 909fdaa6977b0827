import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import test from "node:test";
import { rspack } from "@rspack/core";
import { compileAhead } from "./compile-ahead.mjs";

const FILES = {
  "src/main.js": 'import("./pages.tsx"); console.log("the entry");',
  "src/pages.tsx": 'export const page = () => import("./page.js");',
  "src/page.js": 'export const press = () => import("./editor.js"); console.log("the page");',
  "src/editor.js": 'console.log("the editor");',
};

/** Returns each script of a minimized build of the files. */
async function build() {
  const context = mkdtempSync(path.join(os.tmpdir(), "dryrun-ahead-"));
  mkdirSync(path.join(context, "src"));
  for (const [file, code] of Object.entries(FILES)) writeFileSync(path.join(context, file), code);
  const output = { path: path.join(context, "dist"), filename: "[name].js" };
  const options = { context, entry: "./src/main.js", output, mode: "production", plugins: [compileAhead] };
  await new Promise((resolve, reject) => rspack(options, (error, done) => (error ? reject(error) : resolve(done))));
  const scripts = readdirSync(output.path).map((name) => readFileSync(path.join(output.path, name), "utf8"));
  rmSync(context, { recursive: true });
  return scripts;
}

void test("marks scripts that a page starts with for early compilation, but not scripts loaded by a press", async () => {
  const scripts = await build();
  const isMarked = (text) => {
    const script = scripts.find((one) => one.includes(text));
    assert.ok(script, text);
    return script.startsWith("//# allFunctionsCalledOnLoad\n");
  };
  assert.deepEqual(["the entry", "the page", "the editor"].map(isMarked), [true, true, false]);
});
