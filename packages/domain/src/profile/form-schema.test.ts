import { describe, expect, it } from "@jest/globals";
import { profileFormSchema } from "./form-schema.ts";

const blankCourse = {
  institution: "",
  degree: "",
  field: "",
  startDate: "",
  endDate: "",
  currentlyStudying: false,
  description: "<p></p>",
};
const blankWork = {
  company: "",
  position: "",
  startDate: "",
  endDate: "",
  currentlyWorking: false,
  description: "",
};
const form = {
  fullName: "Asha Verma",
  email: "asha@student.example",
  phone: "9876501234",
  noWorkExperience: false,
  workExperience: [blankWork],
  education: [blankCourse],
  projects: [],
};

describe("the profile's form", () => {
  it("does not require a list without input", () => {
    const { workExperience, education } = profileFormSchema({ workExperience: [], education: [] }).validateSync(form);
    expect([workExperience, education]).toEqual([undefined, undefined]);
  });

  it("checks a list completely as soon as something is typed", () => {
    const typed = { ...form, education: [{ ...blankCourse, degree: "B.Com" }] };
    const check = () => profileFormSchema({ workExperience: [], education: [] }).validateSync(typed);
    expect(check).toThrow(/is required/);
  });

  it("checks a stored entry that was emptied", () => {
    const check = () => profileFormSchema({ workExperience: [{}], education: [] }).validateSync(form);
    expect(check).toThrow(/is required/);
  });

  it("removes work with the tick for no work experience", () => {
    const ticked = { ...form, noWorkExperience: true };
    expect(profileFormSchema({ workExperience: [{}], education: [] }).validateSync(ticked).workExperience).toEqual([]);
  });
});
