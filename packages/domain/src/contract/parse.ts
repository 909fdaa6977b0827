import { type ArraySchema, isSchema, type ObjectSchema, type Schema } from "yup";
import type { FieldError } from "../errors.ts";

const isAnySchema = (schema: unknown): schema is Schema => isSchema(schema);

/** yup's `a[0].b` as the wire's `a.0.b`. */
export const dotted = (path: string) => path.replace(/\[(\d+)\]/g, ".$1").replace(/^\["|"\]$/g, "");

/** Only the own fields of the schema, at every depth: yup throws a TypeError at a key such as `constructor`. */
export function ownFields(schema: unknown, value: unknown): unknown {
  if (!isAnySchema(schema) || typeof value !== "object" || value === null) return value;
  if (schema.type === "array") {
    const { innerType } = schema as unknown as ArraySchema<any, any>;
    return Array.isArray(value) ? value.map((item) => ownFields(innerType, item)) : value;
  }
  if (schema.type !== "object" || Array.isArray(value)) return value;
  const { fields } = schema as unknown as ObjectSchema<any>;
  const known = Object.entries(value).filter(([key]) => Object.hasOwn(fields, key));
  return Object.fromEntries(known.map(([key, field]) => [key, ownFields(fields[key], field)]));
}

/** yup reads JSON text where an object or a list stands, past every check of its keys and its length. */
function isJsonText(schema: Schema, value: string): boolean {
  if (schema.type !== "array" || !value.trimStart().startsWith("[")) return schema.type === "object";
  try {
    return Array.isArray(JSON.parse(value));
  } catch {
    return false;
  }
}

/**
 * Where an object or a list stands for a single value, at which yup's trim() and lowercase() would throw a TypeError, or text
 * for an object or a list.
 */
export function misshapen(schema: unknown, value: unknown, path = ""): string[] {
  if (!isAnySchema(schema) || schema.type === "mixed") return [];
  if (typeof value === "string") return isJsonText(schema, value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (schema.type === "array") {
    const { innerType } = schema as unknown as ArraySchema<any, any>;
    return Array.isArray(value) ? value.flatMap((item, index) => misshapen(innerType, item, at(index))) : [path];
  }
  if (schema.type !== "object") return [path];
  const { fields } = schema as unknown as ObjectSchema<any>;
  const own = Object.entries(value).filter(([key]) => Object.hasOwn(fields, key));
  return Array.isArray(value) ? [path] : own.flatMap(([key, item]) => misshapen(fields[key], item, at(key)));
}

/**
 * Texts and lists beyond the `max` of their schema. yup runs all tests of all items whatever `max` says, so a megabyte would
 * keep the process busy: these are refused before it sees them.
 */
export function oversized(schema: unknown, value: unknown, path = ""): FieldError[] {
  if (!isAnySchema(schema) || value === null || value === undefined) return [];
  if (typeof value === "string") return schema.type === "string" ? beyondMax(schema, value.trim().length, path) : [];
  if (typeof value !== "object") return [];
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (schema.type === "array" && Array.isArray(value)) {
    const { innerType } = schema as unknown as ArraySchema<any, any>;
    const own = beyondMax(schema, value.length, path);
    return own.length > 0 ? own : value.flatMap((item, index) => oversized(innerType, item, at(index)));
  }
  if (schema.type !== "object" || Array.isArray(value)) return [];
  const { fields } = schema as unknown as ObjectSchema<any>;
  const known = Object.entries(value).filter(([key]) => Object.hasOwn(fields, key));
  return known.flatMap(([key, item]) => oversized(fields[key], item, at(key)));
}

function beyondMax({ tests }: Schema, length: number, path: string): FieldError[] {
  const max = tests.find(({ OPTIONS }) => OPTIONS?.name === "max")?.OPTIONS;
  const limit = Number(max?.params?.max);
  if (!(length > limit)) return [];
  return [{ field: path, message: typeof max?.message === "string" ? max.message : "This is too long." }];
}
