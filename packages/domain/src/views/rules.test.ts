import { expect, test } from "@jest/globals";
import { COMPANY_ROLES } from "../company/roles.ts";
import { mayShareViews } from "./rules.ts";

test("owners and recruiters share views", () => {
  expect(COMPANY_ROLES.filter(mayShareViews)).toEqual(["owner", "recruiter"]);
});
