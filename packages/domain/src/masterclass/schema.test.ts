import { describe, expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import { enrolSchema } from "./schema.ts";

type Checked = { validateSync(value: unknown, options: object): unknown };
const faults = (schema: Checked, value: unknown): Record<string, string> => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]).reverse());
  }
};
describe("a registration", () => {
  const form = {
    firstName: "Asha",
    lastName: "Rao",
    email: " Asha@Example.com",
    phone: "+91 98765 01234",
    sessionId: "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4",
  };
  test("is normalised", () => {
    expect(enrolSchema.validateSync({ ...form, state: "" })).toEqual({
      ...form,
      email: "asha@example.com",
      phone: "9876501234",
      state: undefined,
    });
  });
  test.each(["firstName", "lastName", "email", "phone", "sessionId"])("requires %s", (field) => {
    expect(Object.keys(faults(enrolSchema, { ...form, [field]: "" }))).toEqual([field]);
  });
  test("accepts the Indian states", () => {
    expect(faults(enrolSchema, { ...form, state: "Goa" })).toEqual({});
    expect(faults(enrolSchema, { ...form, state: "Atlantis" })).toEqual({
      state: "Choose a state or union territory from the list.",
    });
  });
});
