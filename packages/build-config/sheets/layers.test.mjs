import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import test from "node:test";
import { rspack } from "@rspack/core";
import { styleSheets } from "../rspack.mjs";
import { isOrderBetweenLayers } from "./layers.mjs";

const FOLDERS = { system: "packages/design-system/src/inputs", base: "packages/design-system/src", app: "src" };

/** Builds files that import these sheets, each in its own order; returns the sheet and the warnings. */
async function build(sheets, ...orders) {
  const context = mkdtempSync(path.join(os.tmpdir(), "dryrun-layers-"));
  for (const [file, css] of Object.entries(sheets)) {
    mkdirSync(path.join(context, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(context, file), css);
  }
  const entry = {};
  for (const [at, files] of orders.entries()) {
    entry[at] = `./${at}.js`;
    writeFileSync(path.join(context, `${at}.js`), files.map((file) => `import "./${file}";`).join("\n"));
  }
  const one = { name: "one", test: /\.css$/, chunks: "all", enforce: true };
  const optimization = { minimize: false, splitChunks: { cacheGroups: { one } } };
  const options = { context, entry, optimization, output: { path: path.join(context, "dist") } };
  const rules = { module: { rules: [styleSheets] }, ignoreWarnings: [isOrderBetweenLayers] };
  const stats = await new Promise((resolve, reject) =>
    rspack({ ...options, ...rules, mode: "production" }, (error, done) => (error ? reject(error) : resolve(done))),
  );
  const css = readFileSync(path.join(context, "dist/one.css"), "utf8");
  rmSync(context, { recursive: true });
  return { css, warnings: stats.toJson({ warnings: true }).warnings.map(({ message }) => message) };
}

const SYSTEM = `${FOLDERS.system}/button.css`;
const APP = `${FOLDERS.app}/page.css`;

void test("puts a sheet into the layer of its folder, and declares the order of all layers in each", async () => {
  const { css } = await build({ [SYSTEM]: ".a { color: red }", [APP]: ".b { color: red }" }, [APP, SYSTEM]);
  assert.match(css, /^@layer base, design-system, packages, app;\s+@layer app \{\s+\.b/);
  assert.match(css, /@layer design-system \{\s+\.a/);
});

void test("puts an imported sheet first, in its own layer", async () => {
  const sheets = {
    [`${FOLDERS.base}/base.css`]: "p { color: red }",
    [APP]: '@import "../packages/design-system/src/base.css";\nb {}',
  };
  const { css } = await build(sheets, [APP]);
  assert.match(css, /@layer base \{\s+p[\s\S]*@layer app \{\s+b/);
});

void test("puts an override of a library's styles into no layer", async () => {
  const { css } = await build({ "src/toasts.unlayered.css": "li { color: red }" }, ["src/toasts.unlayered.css"]);
  assert.doesNotMatch(css, /@layer/);
});

void test("warns about the order of imports only within a layer", async () => {
  const other = "src/other.css";
  const sheets = { [SYSTEM]: ".a { color: red }", [APP]: ".b { color: red }", [other]: ".c { color: red }" };
  assert.deepEqual((await build(sheets, [SYSTEM, APP], [APP, SYSTEM])).warnings, []);
  const { warnings } = await build(sheets, [other, APP], [APP, other]);
  assert.match(warnings.join(), /Conflicting order/);
});
