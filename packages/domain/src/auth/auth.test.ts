import { expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import { isWholeToken } from "./link-token.ts";
import { newPasswordSchema, registerSchema } from "./schema.ts";
import { readCode, recoveryCodeText, secretText } from "./second-factor/rules.ts";

test.each([
  ["123456", { kind: "app", digits: "123456" }],
  [" 123 456 ", { kind: "app", digits: "123456" }],
  ["000000", { kind: "app", digits: "000000" }],
  ["1234-5678-9012", { kind: "recovery", digits: "123456789012" }],
  ["1234\u20115678\u20139012", { kind: "recovery", digits: "123456789012" }],
  ["123456789012", { kind: "recovery", digits: "123456789012" }],
  ["", null],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["1".repeat(13), null],
  ["१२३४५६", null],
])("reads %j as %j", (typed, code) => {
  expect(readCode(typed)).toEqual(code);
});

test("shows codes and secrets in groups of four", () => {
  expect(recoveryCodeText("123456789012")).toBe("1234-5678-9012");
  expect(secretText("JBSWY3DPEHPK3PXPJB")).toBe("JBSW Y3DP EHPK 3PXP JB");
});

test("refuses six digits after letters as a code", () => {
  expect(readCode("ab123456")).toBeNull();
  expect(readCode("a12345")).toBeNull();
});

/** The first refusal of a field, as a form shows it. */
function refusalOf(
  schema: { validateSync: (value: unknown, options: object) => unknown },
  value: object,
  path: string,
) {
  try {
    schema.validateSync(value, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.find((inner) => inner.path === path)?.message;
  }
}

test.each([
  ["", "Password is required."],
  ["1234567", "Password must have at least 8 characters."],
  ["x".repeat(129), "Password must have at most 128 characters."],
  ["12345678", undefined],
])("answers the password %j with %j", (password, message) => {
  expect(refusalOf(registerSchema, { password }, "password")).toBe(message);
});

test("labels a new password in its message", () => {
  expect(refusalOf(newPasswordSchema, { newPassword: "" }, "newPassword")).toBe("New password is required.");
});

test.each([
  { token: `${"aZ09_-".repeat(7)}x`, isWhole: true },
  { token: "x".repeat(42), isWhole: false },
  { token: "x".repeat(44), isWhole: false },
  { token: "", isWhole: false },
  { token: `${"x".repeat(42)}.`, isWhole: false },
  { token: `${"x".repeat(43)}\n`, isWhole: false },
])("finds $token complete: $isWhole", ({ token, isWhole }) => {
  expect(isWholeToken(token)).toBe(isWhole);
});
