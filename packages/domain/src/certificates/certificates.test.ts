import { describe, expect, test } from "@jest/globals";
import { CERTIFICATE_ID, certificateIdFrom, certificateIdOf } from "./certificate-id.ts";
import { checkCertificateLines } from "./import.ts";
import { isShown, MAX_CERTIFICATE_ROWS, maskedEmail, mayDownload } from "./rules.ts";

const HEADER = ["studentName", "email", "courseName"];
const row = (email = "asha@example.com") => ["Asha Verma", email, "Data Analyst Masterclass"];

describe("a file of certificates", () => {
  test("accepts its columns in any order and case, skips blank lines, and lower-cases addresses", () => {
    const { rows, errors } = checkCertificateLines([
      ["Course Name", "EMAIL", "StudentName", "CourseName"],
      ["-", " Asha@Example.com ", "अशा वर्मा", "Data Analyst Masterclass"],
      ["", "", "", ""],
    ]);
    expect([rows, errors]).toEqual([
      [{ studentName: "अशा वर्मा", email: "asha@example.com", courseName: "Data Analyst Masterclass" }],
      [],
    ]);
  });

  test.each([
    [["Name", "E-mail ID", "Course"]],
    [["Student", "Mail", "Programme"]],
    [["Full Name", "Email address", "Course title"]],
  ])("accepts the headings %j", (header) => {
    expect(checkCertificateLines([header, row()]).rows).toEqual([
      { studentName: "Asha Verma", email: "asha@example.com", courseName: "Data Analyst Masterclass" },
    ]);
  });

  test("is refused completely, with each invalid row", () => {
    const { rows, errors } = checkCertificateLines([HEADER, row(), row("asha"), ["", "b@example.com", "Course"]]);
    expect(rows).toEqual([]);
    expect(errors.map(({ row: at, field }) => [at, field])).toEqual([
      [3, "email"],
      [4, "studentName"],
    ]);
    expect(errors[1]?.message).toBe("Row 4: Student name is required.");
  });

  test.each([
    ["unreadable", null, "This file cannot be read. Save it as CSV."],
    ["without rows", [HEADER], "This file has no rows."],
    [
      "of other columns",
      [["name", "email"]],
      "The file needs columns for the student's name, the e-mail address and the course.",
    ],
    [
      "too long",
      [HEADER, ...Array.from({ length: MAX_CERTIFICATE_ROWS + 1 }, () => row())],
      "A file can have at most 500 rows.",
    ],
  ])("is refused if it is %s", (_, lines, message) => {
    expect(checkCertificateLines(lines)).toEqual({ rows: [], errors: [{ field: "file", message }] });
  });
});

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
