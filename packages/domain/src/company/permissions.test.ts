import { expect, test } from "@jest/globals";
import { contracts } from "../contracts.ts";
import { mayCall, rolesOf } from "./permissions.ts";

const calls = Object.values(contracts).filter(({ access }) => access === "employer");

test("every call of an employer names its roles, and the owner has all of them", () => {
  expect(calls.filter((call) => !mayCall("owner", call)).map(({ path }) => path)).toEqual([]);
});

test("nobody but an owner or a recruiter changes a job, decides, invites, or sees people who did not apply", () => {
  const isReading = ({ method, path }: (typeof calls)[number]) =>
    (method === "GET" && !/search-candidates|templates|export/.test(path)) || /\/views|\/opened$/.test(path);
  for (const call of calls) {
    const roles = isReading(call) ? ["owner", "recruiter", "manager", "viewer"] : ["owner", "recruiter"];
    expect([call.path, rolesOf(call)]).toEqual([call.path, roles]);
  }
});

test("a call that the table does not have is for nobody", () => {
  expect(mayCall("owner", { method: "GET", path: "/admin/users" })).toBe(false);
  expect(mayCall("owner", { method: "GET", path: "/constructor" })).toBe(false);
});
