import { BRAND } from "../../brand.ts";
import type { Contract } from "../../contract/define.ts";
import { ERROR_STATUS, type ErrorCode } from "../../errors.ts";
import { keyCallOf } from "../api-keys/scopes.ts";
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from "../webhooks/limits.ts";
import { EVENT_NAMES } from "../webhooks/messages.ts";
import { answerSchemaOf, jsonSchemaOf } from "./json-schema.ts";
import type { JsonSchema, OpenApi, Operation, Parameter } from "./open-api-types.ts";

const KEY = "apiKey";
/** Refusals of every call with an API key. */
const OF_EVERY_CALL: readonly ErrorCode[] = ["VALIDATION", "UNAUTHENTICATED", "SCOPE", "TOO_MANY_REQUESTS"];

const inJson = (schema: JsonSchema) => ({ content: { "application/json": { schema } } });
const REFUSAL: JsonSchema = {
  type: "object",
  properties: { message: { type: "string" }, code: { type: "string" } },
  required: ["message"],
};

/** Describes each status of the call's refusals, with their codes. */
function refusalsOf({ errors = [] }: Contract): Operation["responses"] {
  const codes = [...new Set([...OF_EVERY_CALL, ...errors])];
  const byStatus = Object.groupBy(codes, (code) => String(ERROR_STATUS[code]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, ofStatus = []]) => [
      status,
      { description: ofStatus.toSorted().join(", "), ...inJson(REFUSAL) },
    ]),
  );
}

function parametersOf(place: Parameter["in"], schema: Contract["params"]): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: one,
  }));
}

function operationOf(operationId: string, summary: string, scope: string, contract: Contract): Operation {
  const { params, query, body, response, status, idempotent } = contract;
  const parameters = [...parametersOf("path", params), ...parametersOf("query", query)];
  const answer = answerSchemaOf(response);
  const keyed = idempotent ? " The header Idempotency-Key makes a repeated call answer as the first one did." : "";
  return {
    operationId,
    summary: `${summary}.${keyed}`,
    security: [{ [KEY]: [scope] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...inJson(jsonSchemaOf(body)) } }),
    responses: { [status]: { description: "Done", ...(answer && inJson(answer)) }, ...refusalsOf(contract) },
  };
}

const text: JsonSchema = { type: "string" };
const uuid: JsonSchema = { type: "string", format: "uuid" };
const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

function eventOf(event: WebhookEvent | typeof TEST_EVENT, summary: string): Operation {
  const decision: JsonSchema = { type: "string", enum: ["accepted", "rejected"] };
  const status = event === "application.decided" ? { status: decision } : undefined;
  const data = event === TEST_EVENT ? {} : { applicationId: uuid, jobId: uuid, ...status };
  const body = { id: uuid, event: { ...text, enum: [event] }, createdAt: { ...text, format: "date-time" } };
  return {
    operationId: event,
    summary,
    requestBody: { required: true, ...inJson(objectOf({ ...body, companyId: uuid, data: objectOf(data) })) },
    responses: { "2XX": { description: "Received. Any other answer, also a redirect, is tried again." } },
  };
}

/** Describes the calls that API keys may use, and the events of webhooks. `contracts`: every call by `area.name`. */
export function openApiOf(contracts: Readonly<Record<string, Contract>>, publicUrl: string, version: string): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const [name, contract] of Object.entries(contracts)) {
    const call = keyCallOf(contract);
    if (!call) continue;
    const path = contract.path.replace(/:(\w+)/g, "{$1}");
    const operation = operationOf(name.split(".")[1] ?? name, call.summary, call.scope, contract);
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation };
  }
  const description = `Jobs, applications and interview results of a company. ${publicUrl}/developers explains keys and webhooks.`;
  const events = WEBHOOK_EVENTS.map((event) => [event, { post: eventOf(event, EVENT_NAMES[event]) }]);
  return {
    openapi: "3.1.0",
    info: { title: `${BRAND.name} for employers`, version, description },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    webhooks: { ...Object.fromEntries(events), [TEST_EVENT]: { post: eventOf(TEST_EVENT, "Test") } },
    components: {
      securitySchemes: {
        [KEY]: { type: "http", scheme: "bearer", description: "An API key of the company: dr_live_…" },
      },
    },
  };
}
