import { describe, expect, test } from "@jest/globals";
import { contracts } from "../../contracts.ts";
import { mayCall } from "../permissions.ts";
import { coversScope, scopeOf } from "./scopes.ts";

const calls = Object.values(contracts).filter((call) => scopeOf(call));

describe("the calls of API keys", () => {
  test("exist, and are allowed for a recruiter, which a key is at most", () => {
    expect(calls).toHaveLength(19);
    for (const call of calls)
      expect([call.path, call.access, mayCall("recruiter", call)]).toEqual([call.path, "employer", true]);
  });

  test("read with GET, and write with everything else", () => {
    for (const call of calls)
      expect([call.path, scopeOf(call)]).toEqual([call.path, call.method === "GET" ? "read" : "write"]);
  });

  test("change nothing of the company, its people, keys, webhooks and texts, and search no candidates", () => {
    const others = /\/emp\/(team|company|keys|webhooks|templates|views|find|digest)|search-candidates|export/;
    expect(calls.filter(({ path }) => others.test(path))).toEqual([]);
    expect(scopeOf({ method: "GET", path: "/constructor" })).toBeUndefined();
  });
});

test.each([
  ["read", "read", true],
  ["read", "write", false],
  ["write", "read", true],
  ["write", "write", true],
] as const)("a %s key for a call that needs %s: %s", (has, needs, isCovered) => {
  expect(coversScope(has, needs)).toBe(isCovered);
});
