import { expect, it } from "@jest/globals";
import { BLANK_PROJECT } from "./resume-values.ts";
import { typedErrors } from "./typed-errors.ts";

const typed = [BLANK_PROJECT, { ...BLANK_PROJECT, title: "One" }, BLANK_PROJECT, { ...BLANK_PROJECT, title: "Two" }];

it.each([
  ["projects.0.title", "projects.1.title"],
  ["projects.1.endDate", "projects.3.endDate"],
  ["projects", "projects"],
  ["workExperience.0.company", "workExperience.0.company"],
  ["fullName", "fullName"],
])("maps a server error on %s to %s", (field, shown) => {
  expect(typedErrors([{ field, message: "No." }], typed)).toEqual([{ field: shown, message: "No." }]);
});
