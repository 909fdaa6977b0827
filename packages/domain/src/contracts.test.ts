import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { isSchema, type Schema, type SchemaDescription, type SchemaObjectDescription } from "yup";
import type { Call } from "./contract/call.ts";
import type { Contract } from "./contract/define.ts";
import { contracts } from "./contracts.ts";
import { ERROR_STATUS } from "./errors.ts";

// In production builds for browsers `<area>/contract` is `<area>/calls.ts`, without schemas.

const AREAS = globSync("src/**/contract.ts", { cwd: process.cwd() }).map((file) => path.dirname(file));
type Calls = Record<string, Call>;
const load = async (area: string, file: string): Promise<Calls> => import(path.resolve(area, file));

test.each(AREAS)("%s creates each contract from the call with its name", async (area) => {
  const [calls, contracts] = await Promise.all([load(area, "calls.ts"), load(area, "contract.ts")]);
  const contractNames = Object.keys(contracts).filter((name) => "path" in (contracts[name] as object));
  expect(contractNames.sort()).toEqual(Object.keys(calls).sort());
  for (const [name, call] of Object.entries(calls)) expect(contracts[name]).toMatchObject(call);
});

test("every area with calls has contracts", () => {
  const withCalls = globSync("src/**/calls.ts", { cwd: process.cwd() }).map((file) => path.dirname(file));
  expect(withCalls.sort()).toEqual([...AREAS].sort());
  expect(AREAS.length).toBeGreaterThan(15);
});

const all = Object.entries(contracts);
const isObject = (schema: SchemaDescription): schema is SchemaObjectDescription => "fields" in schema;

/** Finds parts of an answer that are not stripped, or that differ between development and production. */
function looseParts(schema: SchemaDescription, at = "answer"): string[] {
  if (["date", "mixed", "lazy", "tuple"].includes(schema.type)) return [`${at} is ${schema.type}`];
  if (isObject(schema)) {
    const fields = Object.entries(schema.fields);
    const own = fields.length === 0 ? [`${at} has no fields`] : [];
    return [...own, ...fields.flatMap(([key, field]) => looseParts(field as SchemaDescription, `${at}.${key}`))];
  }
  if (schema.type === "array") {
    const { innerType } = schema as unknown as { innerType?: SchemaDescription };
    return innerType ? looseParts(innerType, `${at}[]`) : [`${at}[] is anything`];
  }
  return schema.tests.some(({ name }) => name === "required") ? [`${at} refuses an empty text`] : [];
}

describe.each(all)("%s", (_, contract: Contract) => {
  test("answers only with fields of its schema, the same in development and production", () => {
    const { response } = contract;
    expect(isSchema(response) ? looseParts((response as Schema).describe()) : []).toEqual([]);
  });

  test("has a parameter for each part of its path, and a body only if its method sends one", () => {
    const named = [...contract.path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
    const params = contract.params?.describe() as SchemaObjectDescription | undefined;
    expect(Object.keys(params?.fields ?? {}).sort()).toEqual(named);
    expect(contract.method === "GET" && contract.body).toBeFalsy();
  });

  test("lists refusals once each, and has no answer with 204", () => {
    const errors = contract.errors ?? [];
    expect(new Set(errors).size).toBe(errors.length);
    expect(errors.every((code) => code in ERROR_STATUS)).toBe(true);
    expect(contract.status === 204).toBe(contract.response === undefined);
  });
});

test("calls that create or charge take an Idempotency-Key", () => {
  const keyed = all.filter(([, { idempotent }]) => idempotent).map(([name]) => name);
  expect(keyed).toEqual(
    expect.arrayContaining([
      "jobs.createJob",
      "applications.apply",
      "invitations.invite",
      "invitations.bulkInvite",
      "interviews.startPractice",
      "interviews.startDrill",
    ]),
  );
  expect(all.filter(([, { idempotent, method }]) => idempotent && method !== "POST")).toEqual([]);
});
