import { describe, expect, test } from "@jest/globals";
import { isShown, maskedEmail } from "./rules.ts";
import { CERTIFICATE_ID, certificateIdFrom, certificateIdOf } from "./schema.ts";

const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const ids = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [30, 255, 17, 4, 99, 128, 200, 31, 62],
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
].map((bytes) => certificateIdOf(Uint8Array.from(bytes)));

describe("a certificate's id", () => {
  test.each(ids)("%s is short and has no similar characters", (id) => {
    expect(id).toMatch(CERTIFICATE_ID);
    expect(id).toHaveLength(11);
    expect(id).not.toMatch(/[01OIL]/);
  });

  test.each(ids)("%s is found in any spelling", (id) => {
    for (const typed of [id, id.toLowerCase(), id.replace("-", ""), ` ${id.replace("-", " – ")} `])
      expect(certificateIdFrom(typed)).toBe(id);
  });

  test.each(ids)("%s with one wrong character is refused", (id) => {
    const plain = id.replace("-", "");
    for (let index = 0; index < plain.length; index += 1)
      for (const sign of SIGNS)
        if (sign !== plain[index])
          expect(certificateIdFrom(plain.slice(0, index) + sign + plain.slice(index + 1))).toBeNull();
  });

  test.each(ids)("%s with two swapped characters is refused", (id) => {
    const plain = [...id.replace("-", "")];
    for (let left = 0; left < plain.length; left += 1)
      for (let right = left + 1; right < plain.length; right += 1) {
        const changed = plain.with(left, plain[right] ?? "").with(right, plain[left] ?? "");
        if (plain[left] !== plain[right]) expect(certificateIdFrom(changed.join(""))).toBeNull();
      }
  });

  test.each(["", "x", "7K3M9", "7K3M9-QXT2C-9", "' or 1=1", "../../etc"])("%j is refused", (typed) => {
    expect(certificateIdFrom(typed)).toBeNull();
  });

  test("requires enough random bytes", () => {
    expect(() => certificateIdOf(new Uint8Array(8))).toThrow(RangeError);
  });
});

test.each([
  ["asha@example.com", "a***@example.com"],
  ["a@example.com", "a***@example.com"],
  ["ünal@example.in", "ü***@example.in"],
])("%s is parsed to %s", (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

test.each([
  [{ revokedAt: null }, true],
  [{ revokedAt: new Date() }, false],
  [null, false],
  [undefined, false],
])("%j is shown: %s", (certificate, shown) => {
  expect(isShown(certificate)).toBe(shown);
});
