import type { Contract, Input } from "@dryrun/domain/contract/define";
import { dottedPath, findShapeFaults, ownFields, withoutOversized } from "@dryrun/domain/contract/parse";
import type { FieldError } from "@dryrun/domain/errors";
import type { FastifyRequest } from "fastify";
import { type Schema, ValidationError } from "yup";
import { AppError } from "../errors/app-error.ts";

/** The maximum number of invalid fields in an answer. */
const MAX_FAULTS = 100;
const INVALID = "Some fields are not valid.";

/** Returns one message per field, the first one. */
function faultsOf(error: ValidationError): FieldError[] {
  const first = new Map<string, string>();
  for (const { path, errors } of error.inner.length > 0 ? error.inner : [error]) {
    const field = dottedPath(path ?? "");
    if (field && !first.has(field)) first.set(field, errors[0] ?? INVALID);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}

function parse(schema: Schema | undefined, value: unknown, now: Date, isPath = false): unknown {
  if (!schema) return undefined;
  const refuse = (errors: FieldError[], message = INVALID) =>
    isPath ? new AppError("NOT_FOUND", "Not found.") : new AppError("VALIDATION", message, { errors });
  const wrong = findShapeFaults(schema, value);
  if (wrong.length > 0) {
    const named = wrong.filter((field) => field !== "").slice(0, MAX_FAULTS);
    throw refuse(named.map((field) => ({ field, message: "This has the wrong type." })));
  }
  try {
    const options = { abortEarly: false, stripUnknown: true, context: { now } };
    return schema.validateSync(withoutOversized(schema, ownFields(schema, value ?? {})), options);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = faultsOf(error);
    // The only fault is the message too, for forms that show nothing else; one of the whole body has no field.
    throw refuse(faults, faults.length > 1 ? INVALID : error.errors[0]);
  }
}

/** Validates and casts the input: 404 for a malformed path parameter, otherwise 400 VALIDATION. */
export function parseInput<C extends Contract>(contract: C, request: FastifyRequest, now: Date): Input<C> {
  return {
    params: parse(contract.params, request.params, now, true),
    query: parse(contract.query, request.query, now),
    body: parse(contract.body, request.body, now),
  } as unknown as Input<C>;
}
