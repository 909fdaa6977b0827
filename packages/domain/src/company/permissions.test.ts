import { expect, test } from "@jest/globals";
import { contracts } from "../contracts.ts";
import { mayCall, rolesOf } from "./permissions.ts";

const calls = Object.values(contracts).filter(({ access }) => access === "employer");

/** Whether a call writes a note or a scorecard, or is about when candidates can meet the caller. */
const isOfManagers = (path: string) => /\/notes|\/scorecard$|\/meetings\/availability$/.test(path);
const isOfCompany = (path: string) =>
  /\/team\b|\/team-invitations\/|\/emp\/(company|keys|webhooks|rejection-reasons|stages)\b/.test(path);

test("every call of an employer names its roles, and the owner has all of them", () => {
  expect(calls.filter((call) => !mayCall("owner", call)).map(({ path }) => path)).toEqual([]);
});

test("nobody but an owner or a recruiter changes a job, decides, invites, or sees people who did not apply", () => {
  const isReading = ({ method, path }: (typeof calls)[number]) =>
    (method === "GET" && !/search-candidates|templates|export|mail-settings|busy/.test(path)) ||
    /\/views|\/(opened|looking|digest)$/.test(path);
  for (const call of calls.filter(({ path }) => !isOfCompany(path) && !isOfManagers(path))) {
    const roles = isReading(call) ? ["owner", "recruiter", "manager", "viewer"] : ["owner", "recruiter"];
    expect([call.path, rolesOf(call)]).toEqual([call.path, roles]);
  }
});

test("a hiring manager writes notes and scorecards and meets candidates too, but a viewer does not", () => {
  for (const call of calls.filter(({ path }) => isOfManagers(path)))
    expect([call.path, rolesOf(call)]).toEqual([call.path, ["owner", "recruiter", "manager"]]);
});

test("only an owner changes the team and the company; everybody can see both, join and leave", () => {
  const ofCompany = calls.filter(({ path }) => isOfCompany(path));
  const byEverybody = ofCompany
    .filter((call) => mayCall("viewer", call))
    .map(({ method, path }) => `${method} ${path}`);
  expect(byEverybody.toSorted()).toEqual([
    "GET /emp/company",
    "GET /emp/rejection-reasons",
    "GET /emp/stages",
    "GET /emp/team",
    "POST /emp/team/leave",
    "PUT /team-invitations/:token",
  ]);
  for (const call of ofCompany)
    expect([call.path, mayCall("recruiter", call)]).toEqual([call.path, mayCall("viewer", call)]);
});

test("a call that the table does not have is for nobody", () => {
  expect(mayCall("owner", { method: "GET", path: "/admin/users" })).toBe(false);
  expect(mayCall("owner", { method: "GET", path: "/constructor" })).toBe(false);
});
