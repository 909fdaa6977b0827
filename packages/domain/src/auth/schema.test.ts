import { expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import { newPasswordSchema, registerSchema } from "./schema.ts";

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
