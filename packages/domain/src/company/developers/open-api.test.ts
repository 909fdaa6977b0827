import { describe, expect, test } from "@jest/globals";
import { object, string } from "yup";
import { defineContract } from "../../contract/define.ts";
import { contracts } from "../../contracts.ts";
import { scopeOf } from "../api-keys/scopes.ts";
import { WEBHOOK_EVENTS } from "../webhooks/limits.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { openApiOf } from "./open-api.ts";

const document = openApiOf(contracts, "https://dryrun.example", "1");
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
);

describe("the OpenAPI document", () => {
  test("has every call of API keys and no other, each with its scope and a name of its own", () => {
    const inDocument = operations.map(({ path, method, operation }) => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
      operation.security?.[0]?.apiKey?.[0],
    ]);
    const ofKeys = Object.values(contracts).flatMap((one) =>
      scopeOf(one) ? [[`${one.method} ${one.path}`, scopeOf(one)]] : [],
    );
    expect(inDocument.toSorted()).toEqual(ofKeys.toSorted());
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  test("describes path, query, body, answer and refusals as the contracts do", () => {
    const list = document.paths["/emp/jobs"]?.get;
    expect(list?.parameters?.map(({ name }) => name)).toContain("page");
    const reject = document.paths["/emp/jobs/reject-application"]?.post;
    const body = reject?.requestBody?.content["application/json"].schema;
    expect(body?.required).toContain("applicationId");
    expect(reject?.responses["409"]?.description).toContain("ALREADY_DECIDED");
    expect(Object.keys(reject?.responses ?? {})).toEqual(
      expect.arrayContaining(["200", "400", "401", "403", "404", "429"]),
    );
    const read = document.paths["/emp/jobs/{id}"]?.get;
    expect(read?.parameters).toEqual([{ name: "id", in: "path", required: true, schema: { type: "string" } }]);
    expect(read?.responses["200"]?.content?.["application/json"].schema.properties).toBeDefined();
  });

  test("has the events of webhooks", () => {
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS, "test"]);
    const decided = document.webhooks["application.decided"]?.post.requestBody?.content["application/json"].schema;
    expect(decided?.properties?.data?.properties?.status?.enum).toEqual(["accepted", "rejected"]);
  });

  test("leaves out calls without an entry", () => {
    const other = defineContract({ method: "GET", path: "/emp/team", access: "employer", status: 200 });
    expect(openApiOf({ "team.team": other }, "https://dryrun.example", "1").paths).toEqual({});
  });
});

test("a schema keeps types, choices, limits and what is required", () => {
  const schema = object({
    name: string().max(5).required(),
    kind: string().oneOf(["a", "b"]).nullable().defined(),
    note: string(),
  });
  expect(jsonSchemaOf(schema)).toEqual({
    type: "object",
    properties: {
      kind: { type: ["string", "null"], enum: ["a", "b", null] },
      name: { type: "string", maxLength: 5 },
      note: { type: "string" },
    },
    required: ["kind", "name"],
  });
});
