import { expect, test } from "@jest/globals";
import { argon2 } from "./argon2.ts";

test("a hash is argon2id with the figures it was made with, and salted", async () => {
  const [one, two] = await Promise.all([argon2.hash("correct horse"), argon2.hash("correct horse")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test.each([
  ["correct horse", true],
  ["correct horse ", false],
  ["Correct horse", false],
  ["", false],
])("%j is right: %j", async (password, isRight) => {
  expect(await argon2.verify(await argon2.hash("correct horse"), password)).toBe(isRight);
});

test("without a hash nobody is right, and the work is done all the same", async () => {
  const hash = await argon2.hash("correct horse");
  // Of many rounds: a machine may count processor time in steps of 10 ms.
  const workOf = async (kept: string | null) => {
    const before = process.cpuUsage();
    for (let round = 0; round < 15; round++) expect(await argon2.verify(kept, "wrong")).toBe(false);
    return process.cpuUsage(before).user;
  };
  await workOf(null);
  expect(await workOf(null)).toBeGreaterThan((await workOf(hash)) / 3);
});

test.each(["nobody has this password", ""])("nor by guessing the placeholder hash: %j", async (password) => {
  expect(await argon2.verify(null, password)).toBe(false);
});
