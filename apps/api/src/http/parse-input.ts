import type { Contract, Input } from "@dryrun/domain/contract/define";
import { dotted, misshapen, ownFields } from "@dryrun/domain/contract/parse";
import type { FieldError } from "@dryrun/domain/errors";
import type { FastifyRequest } from "fastify";
import { type Schema, ValidationError } from "yup";
import { AppError } from "./app-error.ts";

const OPTIONS = { abortEarly: false, stripUnknown: true };
const INVALID = "Some fields are not valid.";

/** One message for each field, the first of those found. */
function faultsOf(error: ValidationError): FieldError[] {
  const first = new Map<string, string>();
  for (const { path, errors } of error.inner.length > 0 ? error.inner : [error]) {
    const field = dotted(path ?? "");
    if (field && !first.has(field)) first.set(field, errors[0] ?? INVALID);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}

function parse(schema: Schema | undefined, value: unknown, isPath = false): unknown {
  if (!schema) return undefined;
  const wrong = misshapen(schema, value);
  if (wrong.length > 0) {
    const errors = wrong
      .filter((field) => field !== "")
      .map((field) => ({ field, message: "This has the wrong form." }));
    throw new AppError("VALIDATION", INVALID, { errors });
  }
  try {
    return schema.validateSync(ownFields(schema, value ?? {}), OPTIONS);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    if (isPath) throw new AppError("NOT_FOUND", "Not found.");
    throw new AppError("VALIDATION", INVALID, { errors: faultsOf(error) });
  }
}

/** What the contract names, cast and checked: 404 for a malformed path parameter, else 400 VALIDATION. */
export function parseInput<C extends Contract>(contract: C, request: FastifyRequest): Input<C> {
  return {
    params: parse(contract.params, request.params, true),
    query: parse(contract.query, request.query),
    body: parse(contract.body, request.body),
  } as unknown as Input<C>;
}
