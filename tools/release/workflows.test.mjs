import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const folder = path.resolve(import.meta.dirname, "../../.github/workflows");
const text = (name) => readFileSync(path.join(folder, name), "utf8");
const jobOf = (workflow, name) => new RegExp(`\\n  ${name}:\\n([\\s\\S]*?)(?=\\n  \\w+:\\n|$)`).exec(workflow)[1];

test("starts a deployment only after a check of main, and releases only after a successful one", () => {
  const deploy = text("deploy.yml");
  assert.match(deploy, /workflow_run:\n {4}workflows: \[check\]\n {4}types: \[completed\]\n {4}branches: \[main\]/);
  assert.match(jobOf(deploy, "touched"), /if: .*conclusion == 'success'/);
  for (const name of readdirSync(folder).filter((one) => one !== "check.yml"))
    assert.doesNotMatch(text(name), /^ {2}(push|pull_request):/m, name);
  for (const name of ["release-part.yml", "deploy-api.yml"]) assert.match(text(name), /no green check/);
});

test("runs all tests first, then releases the API, the shell and the parts", () => {
  const deploy = text("deploy.yml");
  assert.match(jobOf(deploy, "full"), /uses: \.\/\.github\/workflows\/full\.yml/);
  assert.match(jobOf(deploy, "api"), /needs: \[touched, full\]/);
  assert.match(jobOf(deploy, "shell"), /needs: \[touched, full, api\]/);
  assert.match(jobOf(deploy, "parts"), /needs: \[touched, full, api, shell\]/);
  for (const name of ["shell", "parts"]) assert.match(jobOf(deploy, name), /!failure\(\)/);
});

test("serialises runs of one part, and cancels no waiting one", () => {
  assert.match(text("release-part.yml"), /group: release-\$\{\{ inputs\.part \}\}\n\s+queue: max/);
  for (const name of ["deploy.yml", "release-part.yml", "deploy-api.yml"])
    assert.equal(text(name).match(/group:/g).length, text(name).match(/queue: max/g).length, name);
});
