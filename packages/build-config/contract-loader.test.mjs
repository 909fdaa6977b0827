import assert from "node:assert/strict";
import test from "node:test";
import { strip } from "./contract-loader.mjs";

const SOURCE = `
import { object, string } from "yup";
import { defineContract } from "../contract/define.ts";
const short = (max: number) => string().max(max);
const item = object({ name: short(5) });
export const fields = { name: short(5), ...item };
const { name: _, ...rest } = fields;
const others = object(rest);
export const KINDS = ["a", "b"] as const;
export const make = defineContract({ method: "POST", path: "/things/:id", access: "student", params: item, query: item, body: object({ name: short(5) }), status: 201, response: item, errors: ["NOT_FOUND"], idempotent: true });
`;

await test("a contract is an object of its method, path and flags, which no call keeps in a page; schemas and what only they used are gone", async () => {
  const code = (await strip(SOURCE)).replace(/\s+/g, " ");
  assert.match(
    code,
    /make = \{ method: "POST", path: "\/things\/:id", access: "student", status: 201, idempotent: true \};/,
  );
  assert.match(code, /KINDS = \[ "a", "b" \]/);
  assert.doesNotMatch(code, /short|item|fields|rest|others|object\(/);
});
