import { expect, test } from "@jest/globals";
import { ownPart, withWorkSettled } from "./rules.ts";

const update = { fullName: "Asha", summary: undefined, companyName: "Kaveri", recordOnly: false };

test.each([
  { userType: "student" as const, part: { fullName: "Asha", recordOnly: false } },
  { userType: "employer" as const, part: { companyName: "Kaveri" } },
  { userType: "admin" as const, part: {} },
])("lets a $userType change $part", ({ userType, part }) => {
  expect(ownPart(userType, update as never)).toStrictEqual(part);
});

const work = [{ company: "Kaveri" }] as never;
test.each([
  { sent: { noWorkExperience: true }, kept: { noWorkExperience: true, workExperience: [] } },
  { sent: { workExperience: work }, kept: { workExperience: work, noWorkExperience: false } },
  { sent: { noWorkExperience: false }, kept: { noWorkExperience: false } },
  { sent: {}, kept: {} },
])("keeps $kept of $sent", ({ sent, kept }) => {
  expect(withWorkSettled(sent as never)).toEqual(kept);
});
