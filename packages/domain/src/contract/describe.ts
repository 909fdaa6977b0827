import type { Schema, SchemaDescription } from "yup";
import { isSchema } from "yup";
import type { Contract } from "./define.ts";

/** A schema or a contract as plain, sorted data for the lock file. */
export interface Described {
  [key: string]: string | number | boolean | null | undefined | Described | (string | number | boolean | null)[];
}

interface AnyDescription {
  type: string;
  optional?: boolean;
  nullable?: boolean;
  oneOf?: unknown[];
  tests?: { name?: string | undefined; params?: Record<string, unknown> | undefined }[];
  default?: unknown;
  fields?: Record<string, SchemaDescription>;
  innerType?: SchemaDescription;
}

const BRANCHES = [true, false] as const;

/**
 * Describes a schema with sorted keys; type, optional, nullable, oneOf, limits, sources of regular expressions, names
 * of tests; a conditional as both its branches.
 */
export function describeSchema(schema: Schema): Described {
  const fields = conditionalFields(schema);
  if (fields.length === 0) return plain(schema.describe() as AnyDescription);
  return Object.fromEntries(
    BRANCHES.map((value) => [
      `when ${fields.join(", ")} is ${value}`,
      plain(schema.describe({ value: Object.fromEntries(fields.map((field) => [field, value])) }) as AnyDescription),
    ]),
  );
}

/** Returns the fields that determine what other fields of this object must be. */
function conditionalFields(schema: Schema): string[] {
  const { fields } = schema as unknown as { fields?: Record<string, Schema> };
  if (!fields) return [];
  const deps = Object.values(fields).flatMap((field) => (isSchema(field) ? field.deps : []));
  return [...new Set(deps)].sort();
}

function plain({ type, optional, nullable, oneOf, tests, fields, innerType, ...rest }: AnyDescription): Described {
  return {
    type,
    ...(optional && { optional }),
    ...(nullable && { nullable }),
    ...(oneOf?.length && { oneOf: [...(oneOf as string[])].sort() }),
    ...constantDefault(rest.default),
    ...(tests?.length && { tests: tests.map(describeTest).sort() }),
    ...(fields && { fields: sorted(fields, (field) => plain(field as AnyDescription)) }),
    ...(innerType && { of: plain(innerType as AnyDescription) }),
  };
}

const constantDefault = (value: unknown) =>
  ["string", "number", "boolean"].includes(typeof value) ? { default: value as string | number | boolean } : {};

function describeTest({
  name = "unnamed",
  params = {},
}: {
  name?: string | undefined;
  params?: Record<string, unknown> | undefined;
}): string {
  const limits = Object.entries(params)
    .filter(([, value]) => ["string", "number", "boolean"].includes(typeof value) || value instanceof RegExp)
    .map(([key, value]) => `${key}=${value instanceof RegExp ? value.source : String(value)}`)
    .sort();
  return [name, ...limits].join(" ");
}

const sorted = <T>(record: Record<string, T>, describe: (value: T) => Described): Described =>
  Object.fromEntries(
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, describe(value)]),
  );

/** Describes one call for the lock file. */
export function describeContract({
  method,
  path,
  access,
  status,
  params,
  query,
  body,
  response,
  errors,
  idempotent,
  okWhen,
  raw,
  upload,
}: Contract): Described {
  return {
    access,
    ...(body && { body: describeSchema(body) }),
    ...(errors && { errors: [...errors].sort() }),
    ...(idempotent && { idempotent }),
    method,
    ...(okWhen && { okWhen: [...okWhen].sort() }),
    ...(params && { params: describeSchema(params) }),
    path,
    ...(query && { query: describeSchema(query) }),
    ...(raw && { raw }),
    ...(response && {
      response: isSchema(response) ? describeSchema(response as Schema) : { file: (response as { file: string }).file },
    }),
    status,
    ...(upload && { upload }),
  };
}

export const describeContracts = (contracts: Readonly<Record<string, Contract>>): Described =>
  sorted({ ...contracts }, describeContract);

/** Returns a short name of all contracts, the same in client and server; FNV-1a, because it is a label, not a secret. */
export function contractsHash(contracts: Readonly<Record<string, Contract>>): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(describeContracts(contracts)))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
