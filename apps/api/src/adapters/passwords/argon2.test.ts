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

test("without a hash nobody is right, with about the same work", async () => {
  const hash = await argon2.hash("correct horse");
  const workOf = async (kept: string | null) => {
    const times: number[] = [];
    for (let round = 0; round < 15; round++) {
      const before = process.cpuUsage();
      expect(await argon2.verify(kept, "wrong")).toBe(false);
      times.push(process.cpuUsage(before).user);
    }
    return Math.min(...times); // other threads of this process only add to it
  };
  await workOf(null);
  const [known, unknown] = [await workOf(hash), await workOf(null)];
  expect(unknown).toBeGreaterThan(known / 3);
  expect(unknown).toBeLessThan(known * 3);
});

test.each(["nobody has this password", ""])("nor by guessing the placeholder hash: %j", async (password) => {
  expect(await argon2.verify(null, password)).toBe(false);
});
