import { type ArraySchema, isSchema, type ObjectSchema, type Schema } from "yup";

const isAnySchema = (schema: unknown): schema is Schema => isSchema(schema);

/** Converts yup's `a[0].b` to the API's `a.0.b`. */
export const dottedPath = (path: string) => path.replace(/\[(\d+)\]/g, ".$1").replace(/^\["|"\]$/g, "");

/** Keeps only the schema's own fields, at every depth: yup throws a TypeError at a key such as `constructor`. */
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

/**
 * Whether this is text where yup expects an object or a list: yup would parse it as JSON, which bypasses all checks
 * of keys and length.
 */
function isJsonText(schema: Schema, value: string): boolean {
  if (schema.type !== "array" || !value.trimStart().startsWith("[")) return schema.type === "object";
  try {
    return Array.isArray(JSON.parse(value));
  } catch {
    return false;
  }
}

/**
 * Finds an object or a list instead of a single value, on which yup's trim() and lowercase() would throw a TypeError,
 * and text instead of an object or a list.
 */
export function findShapeFaults(schema: unknown, value: unknown, path = ""): string[] {
  if (!isAnySchema(schema) || schema.type === "mixed") return [];
  if (typeof value === "string") return isJsonText(schema, value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (schema.type === "array") {
    const { innerType } = schema as unknown as ArraySchema<any, any>;
    return Array.isArray(value) ? value.flatMap((item, index) => findShapeFaults(innerType, item, at(index))) : [path];
  }
  if (schema.type !== "object") return [path];
  const { fields } = schema as unknown as ObjectSchema<any>;
  const own = Object.entries(value).filter(([key]) => Object.hasOwn(fields, key));
  return Array.isArray(value) ? [path] : own.flatMap(([key, item]) => findShapeFaults(fields[key], item, at(key)));
}

/**
 * Cuts texts and lists above the `max` of their schema to one more than that. yup runs all tests of all items
 * whatever `max` is, so a megabyte would keep the process busy. The cut value is still refused by `max`, together
 * with all other faults.
 */
export function withoutOversized(schema: unknown, value: unknown): unknown {
  if (!isAnySchema(schema) || value === null || value === undefined) return value;
  if (typeof value === "string") return schema.type === "string" ? cutText(value, maxOf(schema)) : value;
  if (typeof value !== "object") return value;
  if (schema.type === "array" && Array.isArray(value)) {
    const { innerType } = schema as unknown as ArraySchema<any, any>;
    return value.slice(0, maxOf(schema) + 1).map((item) => withoutOversized(innerType, item));
  }
  if (schema.type !== "object" || Array.isArray(value)) return value;
  const { fields } = schema as unknown as ObjectSchema<any>;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutOversized(fields[key], item)]));
}

const maxOf = ({ tests }: Schema): number =>
  Number(tests.find(({ OPTIONS }) => OPTIONS?.name === "max")?.OPTIONS?.params?.max ?? Number.POSITIVE_INFINITY);

/** The cut text must not end in a space, which trimming would remove. */
const cutText = (value: string, max: number) => (value.trim().length > max ? `${value.trim().slice(0, max)}…` : value);
