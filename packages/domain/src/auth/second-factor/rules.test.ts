import { expect, test } from "@jest/globals";
import { readCode, recoveryCodeText, secretText } from "./rules.ts";

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
