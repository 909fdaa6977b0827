import { describe, expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import { profileUpdateSchema } from "./schema.ts";

const now = new Date("2026-11-20T10:00:00Z");
function faultsOf(update: object): string[] {
  try {
    profileUpdateSchema.validateSync(update, { abortEarly: false, stripUnknown: true, context: { now } });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).map(({ path, message }) => `${path}: ${message}`);
  }
}
const read = (update: object) => profileUpdateSchema.validateSync(update, { context: { now } });
const work = { company: "A", position: "B", startDate: "2024-01", currentlyWorking: true, description: "<p>C</p>" };
const project = { title: "A", description: "<p>B</p>", startDate: "2024-01", endDate: "2024-02" };

describe("an update of a profile", () => {
  test("leaves absent fields out", () => {
    expect(read({ summary: "<p>x</p>" })).toEqual({ summary: "<p>x</p>" });
    expect(read({ recordOnly: false })).toEqual({ recordOnly: false });
  });

  test("accepts lists as text too, and an empty CTC as 0", () => {
    expect(read({ skills: "SQL, Excel, sql", currentCTC: "", expectedCTC: null })).toEqual({
      skills: ["SQL", "Excel"],
      currentCTC: 0,
      expectedCTC: 0,
    });
  });

  test.each<[string, object]>([
    ["a cleared summary", { summary: "" }],
    ["no skills", { skills: [] }],
    ["no projects", { projects: [] }],
    [
      "a project nobody typed",
      { projects: [{ title: "", description: "<p></p>", url: "", startDate: "", endDate: "" }] },
    ],
    ["no work, with the tick", { workExperience: [], noWorkExperience: true }],
    ["half as much time again", { extraTime: 50 }],
    ["a company's name", { companyName: "Sahyadri Analytics", companyWebsite: "" }],
  ])("accepts %s", (_, update) => {
    expect(faultsOf(update)).toEqual([]);
  });

  test("drops submitted work with the tick for no work experience", () => {
    expect(read({ workExperience: [work], noWorkExperience: true })).toEqual({
      workExperience: [],
      noWorkExperience: true,
    });
  });

  test.each<[string, object, string]>([
    ["nothing of a profile", { userType: "admin" }, ": There are no changes to save."],
    ["only the time that was read", { ifUpdatedAt: "2026-11-20T10:00:00.000Z" }, ": There are no changes to save."],
    ["a time that is none", { skills: [], ifUpdatedAt: "today" }, "ifUpdatedAt: The time must be in ISO 8601 form."],
    ["a blank name", { fullName: " " }, "fullName: Full name is required."],
    ["a blank phone", { phone: "" }, "phone: Phone is required."],
    [
      "no work without the tick",
      { workExperience: [] },
      "workExperience: Add your work experience, or tick the box if you have none yet.",
    ],
    ["no education", { education: [] }, "education: Add at least one education entry."],
    [
      "half an entry",
      { workExperience: [{ ...work, company: "" }] },
      "workExperience[0].company: Company is required.",
    ],
    [
      "an end before its start",
      { projects: [{ ...project, endDate: "2023-12" }] },
      "projects[0].endDate: The end date is before the start date.",
    ],
    [
      "a project without its dates",
      { projects: [{ ...project, startDate: "" }] },
      "projects[0].startDate: Start date is required.",
    ],
    ["a third more time", { extraTime: 33 }, "extraTime: Extra time must be 0, 25 or 50 percent."],
    [
      "a link of another kind",
      { portfolioUrl: "javascript:alert(1)" },
      "portfolioUrl: Enter a web address that starts with http:// or https://.",
    ],
  ])("refuses %s", (_, update, fault) => {
    expect(faultsOf(update)).toEqual([fault]);
  });
});
