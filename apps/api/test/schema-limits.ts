import type { ArraySchema, ObjectSchema, Schema } from "yup";

export type Limit = {
  /** The path in the API's form: `education.0.degree`. */
  path: string;
  kind: "text" | "list" | "most" | "least";
  limit: number;
};

const limitOf = (schema: Schema, name: "min" | "max"): number | undefined =>
  schema.describe().tests.find((test) => test.name === name)?.params?.[name] as number | undefined;

const limitsHere = (schema: Schema, path: string): Limit[] => {
  const most = limitOf(schema, "max");
  if (schema.type === "number") {
    const least = limitOf(schema, "min");
    return [
      ...(most === undefined ? [] : [{ path, kind: "most" as const, limit: most }]),
      ...(least === undefined ? [] : [{ path, kind: "least" as const, limit: least }]),
    ];
  }
  return most === undefined ? [] : [{ path, kind: schema.type === "array" ? "list" : "text", limit: most }];
};

const below = (schema: Schema, path: string): [Schema, string][] => {
  if (schema.type === "array") return [[(schema as ArraySchema<any, any>).innerType as Schema, `${path}.0`]];
  if (schema.type !== "object") return [];
  const fields = Object.entries((schema as ObjectSchema<any>).fields) as [string, Schema][];
  return fields.map(([name, field]) => [field, path ? `${path}.${name}` : name]);
};

/** Returns every limit of a schema, at every depth. */
export const limitsOf = (schema: Schema, path = ""): Limit[] => [
  ...limitsHere(schema, path),
  ...below(schema, path).flatMap(([field, at]) => limitsOf(field, at)),
];

/** Returns texts and numbers without a limit. */
export const unlimitedIn = (schema: Schema, path = ""): string[] => [
  ...(["string", "number"].includes(schema.type) && limitsHere(schema, path).length === 0 ? [path] : []),
  ...below(schema, path).flatMap(([field, at]) => unlimitedIn(field, at)),
];
