import { isSchema, type Schema } from "yup";
import { type Described, describeSchema } from "../../contract/describe.ts";
import type { JsonSchema } from "./open-api-types.ts";

const asRecord = (value: unknown): Described =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Described) : {};
const isRequired = ({ optional, ...schema }: Described) => optional !== true && !("default" in schema);

/** The keyword for a limit of yup, by the type that it limits. */
const LIMITS: ReadonlyMap<string, keyof JsonSchema> = new Map([
  ["string max", "maxLength"],
  ["string min", "minLength"],
  ["array max", "maxItems"],
  ["array min", "minItems"],
  ["number max", "maximum"],
  ["number min", "minimum"],
]);

function limitsOf(type: string, tests: string[]): JsonSchema {
  const limits = tests.flatMap((test) => {
    const [, kind = "", limit = ""] = /^(max|min) (?:max|min)=(\d+)$/.exec(test) ?? [];
    const keyword = LIMITS.get(`${type} ${kind}`);
    return keyword ? [[keyword, Number(limit)]] : [];
  });
  return Object.fromEntries(limits) as JsonSchema;
}

function typeOf({ type, tests }: Described): string | undefined {
  if (type === "mixed") return undefined;
  return type === "number" && Array.isArray(tests) && tests.includes("integer") ? "integer" : String(type);
}

function plain(described: Described): JsonSchema {
  const tests = Array.isArray(described.tests) ? described.tests.map(String) : [];
  const type = typeOf(described);
  const { nullable, of, fields, oneOf, default: ofAbsent } = described;
  const values = Array.isArray(oneOf) ? (oneOf as JsonSchema["enum"]) : undefined;
  return {
    ...(type && { type: nullable ? [type, "null"] : type }),
    ...(tests.includes("email") && { format: "email" }),
    ...(values && { enum: nullable && !values.includes(null) ? [...values, null] : values }),
    ...(of && { items: toSchema(asRecord(of)) }),
    ...(fields && objectOf(asRecord(fields))),
    ...(["string", "number", "boolean"].includes(typeof ofAbsent) &&
      ofAbsent !== "" && { default: ofAbsent as string }),
    ...limitsOf(String(described.type), tests),
  };
}

function objectOf(fields: Described): JsonSchema {
  const entries = Object.entries(fields).map(([name, field]) => [name, asRecord(field)] as const);
  const required = entries.flatMap(([name, field]) => (isRequired(field) ? [name] : []));
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, toSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** An object whose fields depend on another field is described as any of its forms. */
function toSchema(described: Described): JsonSchema {
  const forms = Object.entries(described).filter(([key]) => key.startsWith("when "));
  return forms.length > 0 ? { anyOf: forms.map(([, form]) => plain(asRecord(form))) } : plain(described);
}

/** Describes a schema of a contract as JSON Schema: types, fields, choices and limits. */
export const jsonSchemaOf = (schema: Schema): JsonSchema => toSchema(describeSchema(schema));

/** Describes the schema of an answer; undefined for one without content and for a download. */
export const answerSchemaOf = (response: unknown): JsonSchema | undefined =>
  isSchema(response) ? jsonSchemaOf(response as Schema) : undefined;
