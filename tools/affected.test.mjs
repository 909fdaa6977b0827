import assert from "node:assert/strict";
import { test } from "node:test";
import { journeysOf } from "./affected.mjs";

test("runs the journey through all parts and those of the changed parts", () => {
  assert.deepEqual(journeysOf(["apps/api/src/app.ts", "docs/rules.md", "README.md"]), ["main-job"]);
  assert.deepEqual(journeysOf(["apps/api/src/app.ts", "apps/admin/src/paths.ts", "apps/admin/src/index.ts"]), [
    "main-job",
    "/admin\\.",
  ]);
});

test("runs all journeys for a change of shared code", () => {
  for (const file of ["packages/domain/src/text.ts", "apps/shell/src/main.tsx", "e2e/support/rooms.ts", "package.json"])
    assert.deepEqual(journeysOf(["apps/admin/src/paths.ts", file]), []);
});
