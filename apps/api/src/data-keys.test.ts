import { expect, test } from "@jest/globals";
import { createDataKeys } from "./data-keys.ts";

const keys = createDataKeys("one secret of at least 32 characters");
const others = createDataKeys("another secret of 32 characters .....");

test("a hash is the same for the same text, and another for another text, purpose or secret", () => {
  const hash = keys.hash("recovery code", "1234");
  expect(keys.hash("recovery code", "1234")).toBe(hash);
  const different = [
    keys.hash("recovery code", "1235"),
    keys.hash("sign-in network", "1234"),
    others.hash("recovery code", "1234"),
  ];
  expect(different).not.toContain(hash);
});

test("what is sealed cannot be read from its text, is never twice the same, and opens for its purpose and secret alone", () => {
  const sealed = keys.seal("second factor", "JBSWY3DPEHPK3PXP");
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("JBSWY3DP");
  expect(keys.seal("second factor", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(keys.open("second factor", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(keys.open("recovery code", sealed)).toBeNull();
  expect(others.open("second factor", sealed)).toBeNull();
});

test.each(["", "AAAA", "x".repeat(200)])("%j opens as nothing", (sealed) => {
  expect(keys.open("second factor", sealed)).toBeNull();
});

test("a sealed text that was changed opens as nothing", () => {
  const bytes = Buffer.from(keys.seal("second factor", "JBSWY3DPEHPK3PXP"), "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
  expect(keys.open("second factor", bytes.toString("base64url"))).toBeNull();
});
