import { describe, expect, test } from "@jest/globals";
import { NOTHING_TO_SAVE } from "../../profile/messages.ts";
import { companyProfileSchema, MAX_ABOUT } from "./schema.ts";

const cast = (change: object) => companyProfileSchema.validateSync(change);

describe("the profile of a company", () => {
  test("is trimmed, and absent fields stay absent", () => {
    expect(cast({ city: " Pune ", about: "\n We bake.\n\nSince 1962. " })).toEqual({
      city: "Pune",
      about: "We bake.\n\nSince 1962.",
    });
  });

  test("can be emptied", () => {
    expect(cast({ name: "", website: "", city: "", about: "" })).toEqual({
      name: "",
      website: "",
      city: "",
      about: "",
    });
  });

  test.each([{}, { ifUpdatedAt: "2026-11-20T06:00:00.000Z" }])("needs a field: %j", (change) => {
    expect(() => cast(change)).toThrow(NOTHING_TO_SAVE);
  });

  test("may name addresses in its text, as descriptions of jobs do", () => {
    const about = "Write to jobs@konkan.example or see https://konkan.example.";
    expect(cast({ about })).toEqual({ about });
  });

  test.each([
    [{ name: "konkan.example" }, /^Company name cannot contain web/],
    [{ city: "call 9876501234" }, /^City cannot contain web/],
    [{ city: "Pune\nMumbai" }, /^City cannot contain line breaks/],
    [{ website: "konkan.example" }, /^Enter a web address/],
    [{ about: "x".repeat(MAX_ABOUT + 1) }, /^About the company must be at most 2000 characters\.$/],
  ])("refuses %j", (change, message) => {
    expect(() => cast(change)).toThrow(message);
  });
});
