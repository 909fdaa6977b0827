import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import type { Call } from "./call.ts";

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
