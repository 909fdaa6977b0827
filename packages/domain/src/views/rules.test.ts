import { expect, test } from "@jest/globals";
import { COMPANY_ROLES } from "../company/permissions.ts";
import { mayShareViews } from "./limits.ts";

test("owners and recruiters share views", () => {
  expect(COMPANY_ROLES.filter(mayShareViews)).toEqual(["owner", "recruiter"]);
});
