import { describe, expect, it } from "@jest/globals";
import { array, object, string } from "yup";
import { errorsOf, listErrors, nestErrors } from "./field-errors.ts";

describe("nestErrors", () => {
  it("puts dotted paths where Formik reads them", () => {
    expect(
      nestErrors([
        { field: "workExperience.1.company", message: "Enter the company" },
        { field: "email", message: "Taken" },
      ]),
    ).toEqual({ email: "Taken", workExperience: [undefined, { company: "Enter the company" }] });
  });

  it("keeps the first message of a field, and prefers a list's message to those of its entries", () => {
    expect(
      nestErrors([
        { field: "skills.0", message: "Too long" },
        { field: "skills", message: "Too many" },
        { field: "name", message: "first" },
        { field: "name", message: "second" },
      ]),
    ).toEqual({ skills: "Too many", name: "first" });
  });

  it("is reversed by listErrors", () => {
    const refusals = [
      { field: "name", message: "Enter your name" },
      { field: "education.0.degree", message: "Enter the degree" },
    ];
    expect(listErrors(nestErrors(refusals))).toEqual(refusals);
  });
});

it("errorsOf returns the message of each refused field of a schema", () => {
  const schema = object({
    name: string().required("Enter your name"),
    jobs: array(object({ company: string().required("Enter the company") })),
  });
  expect(errorsOf(schema, { name: "", jobs: [{ company: "Infosys" }, { company: "" }] })).toEqual({
    name: "Enter your name",
    jobs: [undefined, { company: "Enter the company" }],
  });
  expect(errorsOf(schema, { name: "Asha", jobs: [] })).toEqual({});
  expect(errorsOf(undefined, {})).toEqual({});
});
