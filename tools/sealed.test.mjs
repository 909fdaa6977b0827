// Tests that answers that measure the graders are not changed to fit a grader.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";

const SEALS = {
  "hidden.json": "81ece6152c030b699dd106d7fb12fe98558711b426ee65e237f0d02f853670d8",
  "honest-hidden.json": "a4a0e4cecc34f944e22c792b896c71ffa6017b5f04f081103ba2c17744717ca1",
  "fresh-hidden.json": "2380d819cc4612a9ccceeaf9a1cee1214603a50ba7b98e026224718290346891",
  "honest-fresh-hidden.json": "016dbd409d668b23e29821c8e4b5f937e0fc308a59912b9b6e5437d384ba1106",
  "fresh-2-hidden.json": "a302d6823af303609b8b5e0a0ca5fb64be93cd7728addb15c164c3592d1b036e",
  "honest-2-hidden.json": "3e5a0a1bbab0c897525ecc0c58062348dce647c1f6a67c5a4fc4810de8c6eecb",
  "attacks-hidden.mjs": "067c7fed3853d1afb945eb48d872fb08c90890d5b98efa6ec955855257610e0f",
};
const folder = path.resolve(import.meta.dirname, "../bench/grading/golden");

for (const [file, seal] of Object.entries(SEALS)) {
  test(`${file} has not changed since it was added`, () => {
    assert.equal(
      createHash("sha256")
        .update(readFileSync(path.join(folder, file)))
        .digest("hex"),
      seal,
    );
  });
}
