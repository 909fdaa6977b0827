// Tests that only one file writes balances and the ledger, so that they cannot disagree.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";

const root = path.resolve(import.meta.dirname, "..");
const WRITER = "apps/api/src/records/credits.ts";
const WRITES = [
  /\b(insert|update|delete)\(ledger\)/,
  /\.(set|values)\([^;]*\binterviewCredits\b/,
  /\b(insert into|update|delete from) ledger\b/i,
  /\binterview_credits\s*=/i,
];
const writes = (text) => WRITES.some((pattern) => pattern.test(text));

test("allows only one file to write balances and the ledger", () => {
  const files = globSync("apps/api/src/**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  assert.ok(files.length > 100);
  assert.deepEqual(
    files.filter((file) => writes(readFileSync(path.join(root, file), "utf8"))),
    [WRITER],
  );
});

for (const text of [
  "await tx.insert(ledger).values(entry);",
  "await tx.update(users).set({\n  interviewCredits: 3,\n});",
  "await tx.insert(users).values({ ...user, interviewCredits });",
  "await tx.execute(sql`update users set interview_credits = 0`);",
])
  test(`finds a second writer: ${text.replace(/\s+/g, " ")}`, () => assert.ok(writes(text)));

test("accepts a reader", () => {
  assert.ok(!writes("const [row] = await db.select({ credits: users.interviewCredits }).from(ledger);"));
});
