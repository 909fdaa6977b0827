import { type ArraySchema, isSchema, type ObjectSchema, type Schema } from "yup";

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

/** Where an object or a list stands for a single value: yup's trim() and lowercase() would throw a TypeError at it. */
export function misshapen(schema: unknown, value: unknown, path = ""): string[] {
  if (!isAnySchema(schema) || typeof value !== "object" || value === null || schema.type === "mixed") return [];
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
