import { expect, test } from "@jest/globals";
import { contracts } from "../contracts.ts";
import { mayCall, rolesOf } from "./permissions.ts";

const calls = Object.values(contracts).filter(({ access }) => access === "employer");

const isOfTeam = (path: string) => /\/team\b|\/team-invitations\//.test(path);

test("every call of an employer names its roles, and the owner has all of them", () => {
  expect(calls.filter((call) => !mayCall("owner", call)).map(({ path }) => path)).toEqual([]);
});

test("nobody but an owner or a recruiter changes a job, decides, invites, or sees people who did not apply", () => {
  const isReading = ({ method, path }: (typeof calls)[number]) =>
    (method === "GET" && !/search-candidates|templates|export/.test(path)) || /\/views|\/(opened|looking)$/.test(path);
  for (const call of calls.filter(({ path }) => !isOfTeam(path))) {
    const roles = isReading(call) ? ["owner", "recruiter", "manager", "viewer"] : ["owner", "recruiter"];
    expect([call.path, rolesOf(call)]).toEqual([call.path, roles]);
  }
});

test("only an owner changes the team; everybody can see it, join and leave", () => {
  const ofTeam = calls.filter(({ path }) => isOfTeam(path));
  const byEverybody = ofTeam.filter((call) => mayCall("viewer", call)).map(({ method, path }) => `${method} ${path}`);
  expect(byEverybody.toSorted()).toEqual(["GET /emp/team", "POST /emp/team/leave", "PUT /team-invitations/:token"]);
  for (const call of ofTeam)
    expect([call.path, mayCall("recruiter", call)]).toEqual([call.path, mayCall("viewer", call)]);
});

test("a call that the table does not have is for nobody", () => {
  expect(mayCall("owner", { method: "GET", path: "/admin/users" })).toBe(false);
  expect(mayCall("owner", { method: "GET", path: "/constructor" })).toBe(false);
});
