import { expect, test } from "@jest/globals";
import { isShown, maskedEmail, mayDownload } from "./rules.ts";

test.each([
  ["asha@example.com", "a***@example.com"],
  ["अशा@example.com", "अ***@example.com"],
  ["a@b@example.com", "a***@example.com"],
  ["@example.com", "***@example.com"],
])("shows %s as %s", (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

test.each([
  [{ revokedAt: null }, true],
  [{ revokedAt: new Date("2026-11-20") }, false],
  [null, false],
  [undefined, false],
])("%j is shown: %s", (certificate, shown) => {
  expect(isShown(certificate)).toBe(shown);
});

test.each([
  ["admin", "other@example.com", false, true],
  ["student", "asha@example.com", true, true],
  ["student", "asha@example.com", false, false],
  ["student", "other@example.com", true, false],
  ["employer", "other@example.com", true, false],
])("a %s with %s, verified: %s, may download: %s", (userType, email, isVerified, may) => {
  const caller = { userType, email, isVerified, hash: `hash of ${email}` };
  const certificate = { email: "asha@example.com", holderHash: null, revokedAt: null };
  expect(mayDownload(caller, certificate)).toBe(may);
  expect(mayDownload(caller, { ...certificate, email: null, holderHash: "hash of asha@example.com" })).toBe(may);
  expect(mayDownload(caller, { ...certificate, revokedAt: new Date("2026-11-20") })).toBe(false);
});
