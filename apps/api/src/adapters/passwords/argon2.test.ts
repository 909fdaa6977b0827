import { expect, test } from "@jest/globals";
import { hash, verify } from "@node-rs/argon2";
import { argon2, createArgon2 } from "./argon2.ts";

test("makes salted argon2id hashes with OWASP's parameters", async () => {
  const [one, two] = await Promise.all([argon2.hash("correct horse"), argon2.hash("correct horse")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test.each([
  ["correct horse", true],
  ["correct horse ", false],
  ["Correct horse", false],
  ["", false],
])("accepts %j: %j", async (password, isRight) => {
  expect(await argon2.verify(await argon2.hash("correct horse"), password)).toBe(isRight);
});

test("accepts a password in every spelling of its signs, also if an earlier release hashed another one", async () => {
  const [composed, decomposed, fullWidth] = [
    "pass\u00e9word",
    "passe\u0301word",
    "\uFF50\uFF41\uFF53\uFF53\u00e9\uFF57\uFF4F\uFF52\uFF44",
  ];
  for (const stored of [await argon2.hash(composed), await argon2.hash(decomposed)])
    for (const typed of [composed, decomposed, fullWidth]) expect(await argon2.verify(stored, typed)).toBe(true);
  expect(await argon2.verify(await hash(decomposed), decomposed)).toBe(true);
  expect(await argon2.verify(await argon2.hash(composed), "password")).toBe(false);
});

test("rejects every password without a hash, after the same work", async () => {
  const compared: string[] = [];
  const passwords = createArgon2(async (kept, password) => {
    compared.push(String(kept));
    return verify(kept, password);
  });
  for (const storedHash of [await passwords.hash("correct horse"), null])
    expect(await passwords.verify(storedHash, "wrong")).toBe(false);
  expect(compared).toHaveLength(2);
  const [known, unknown] = compared.map((hash) => hash.split("$").slice(1, 4)); // everything except salt and hash
  expect(unknown).toEqual(known);
});

test.each(["nobody has this password", ""])("rejects guesses of the placeholder's password: %j", async (password) => {
  expect(await argon2.verify(null, password)).toBe(false);
});
