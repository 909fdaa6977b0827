import { describe, expect, test } from "@jest/globals";
import { array, number, object, string } from "yup";
import { breakingChanges } from "./compare.ts";
import { type Contract, defineContract } from "./define.ts";
import { describeContracts } from "./describe.ts";
import { choice, list, text } from "./wire.ts";

const base = {
  method: "POST",
  path: "/things",
  access: "student",
  body: object({
    name: string().max(100).required(),
    note: string().default(""),
    kind: string().oneOf(["a", "b"]),
    sizes: array(number().min(1).required()).default([]),
  }),
  status: 201,
  response: object({ id: text(), state: choice(["open", "done"]), items: list(object({ title: text() })) }),
  errors: ["NOT_FOUND"],
} as const satisfies Contract;

const wireOf = (contract: Contract) => describeContracts({ thing: defineContract(contract) });
const before = wireOf(base);
const { body, response } = base;

describe("breaking changes", () => {
  test.each<{ change: string; after: Contract; says: RegExp }>([
    { change: "a changed path", after: { ...base, path: "/others" }, says: /path changed/ },
    { change: "a changed method", after: { ...base, method: "PUT" }, says: /method changed/ },
    { change: "a changed status", after: { ...base, status: 200 }, says: /status changed/ },
    { change: "a changed access", after: { ...base, access: "employer" }, says: /access changed/ },
    {
      change: "a new refusal",
      after: { ...base, errors: ["NOT_FOUND", "NO_CREDITS"] },
      says: /new refusal NO_CREDITS/,
    },
    { change: "a raw body", after: { ...base, raw: true }, says: /raw changed from undefined to true/ },
    { change: "an upload for a body", after: { ...base, upload: "csv" }, says: /upload changed from undefined to csv/ },
    { change: "a status that depends on a field", after: { ...base, okWhen: ["state"] }, says: /200 .* when state/ },
    {
      change: "a new required field",
      after: { ...base, body: body.shape({ age: number().required() }) },
      says: /age: a new required/,
    },
    {
      change: "an optional field made required",
      after: { ...base, body: body.shape({ kind: string().oneOf(["a", "b"]).required() }) },
      says: /kind: became required/,
    },
    {
      change: "a narrower limit",
      after: { ...base, body: body.shape({ name: string().max(50).required() }) },
      says: /max max=50 is new or narrower/,
    },
    {
      change: "a new pattern",
      after: { ...base, body: body.shape({ name: string().max(100).matches(/^a/).required() }) },
      says: /matches regex=\^a/,
    },
    {
      change: "a choice removed from a request",
      after: { ...base, body: body.shape({ kind: string().oneOf(["a"]) }) },
      says: /b is no longer taken/,
    },
    {
      change: "a narrower item of a list",
      after: { ...base, body: body.shape({ sizes: array(number().min(5).required()).default([]) }) },
      says: /min min=5/,
    },
    {
      change: "a field removed from an answer",
      after: { ...base, response: response.omit(["id"]) },
      says: /id: removed/,
    },
    {
      change: "a field of an answer made optional",
      after: { ...base, response: response.shape({ id: string().strict() }) },
      says: /id: became optional/,
    },
    {
      change: "a field of an answer made nullable",
      after: { ...base, response: response.shape({ id: text().nullable() }) },
      says: /id: became nullable/,
    },
    {
      change: "a choice added to an answer",
      after: { ...base, response: response.shape({ state: choice(["open", "done", "gone"]) }) },
      says: /a new value gone/,
    },
    {
      change: "a field removed deep in an answer",
      after: { ...base, response: response.shape({ items: list(object({ other: text() })) }) },
      says: /items\[\]\.title: removed/,
    },
  ])("detects $change", ({ after, says }) => {
    expect(breakingChanges(before, wireOf(after)).join("\n")).toMatch(says);
  });

  test("detects an access that admits fewer people", () => {
    const open = wireOf({ ...base, access: "public" });
    expect(breakingChanges(open, wireOf({ ...base, access: "signed-in" }))).toEqual([
      "thing: access changed from public to signed-in",
    ]);
  });

  test("detects a removed call", () => {
    expect(breakingChanges(before, {})).toEqual(["thing: the call is gone"]);
  });

  test.each<{ change: string; after: Contract }>([
    { change: "nothing", after: base },
    { change: "an access that admits more people", after: { ...base, access: "signed-in" } },
    { change: "a new optional field", after: { ...base, body: body.shape({ extra: string() }) } },
    { change: "a wider limit", after: { ...base, body: body.shape({ name: string().max(200).required() }) } },
    {
      change: "a choice added to a request",
      after: { ...base, body: body.shape({ kind: string().oneOf(["a", "b", "c"]) }) },
    },
    { change: "a new field of an answer", after: { ...base, response: response.shape({ more: text() }) } },
    { change: "a refusal less", after: { ...base, errors: [] } },
  ])("accepts $change", ({ after }) => {
    expect(breakingChanges(before, wireOf(after))).toEqual([]);
  });
});
