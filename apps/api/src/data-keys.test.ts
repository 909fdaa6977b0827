import { expect, test } from "@jest/globals";
import { createDataKeys } from "./data-keys.ts";

const keys = createDataKeys("one secret of at least 32 characters");
const others = createDataKeys("another secret of 32 characters .....");

test("returns the same hash for the same text, and another for another text, purpose or secret", () => {
  const hash = keys.hash("recovery code", "1234");
  expect(keys.hash("recovery code", "1234")).toBe(hash);
  const different = [
    keys.hash("recovery code", "1235"),
    keys.hash("sign-in network", "1234"),
    others.hash("recovery code", "1234"),
  ];
  expect(different).not.toContain(hash);
});

test("hides the sealed text, seals it differently each time, and opens it only with its purpose and secret", () => {
  const sealed = keys.seal("second factor", "JBSWY3DPEHPK3PXP");
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("JBSWY3DP");
  expect(keys.seal("second factor", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(keys.open("second factor", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(keys.open("recovery code", sealed)).toBeNull();
  expect(others.open("second factor", sealed)).toBeNull();
});

test.each(["", "AAAA", "x".repeat(200)])("returns null when it opens %j", (sealed) => {
  expect(keys.open("second factor", sealed)).toBeNull();
});

test("returns null for a sealed text that was changed", () => {
  const bytes = Buffer.from(keys.seal("second factor", "JBSWY3DPEHPK3PXP"), "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
  expect(keys.open("second factor", bytes.toString("base64url"))).toBeNull();
});
