import { type Schema, ValidationError } from "yup";
import { dottedPath } from "./parse.ts";
import { pickOf, UNSURE } from "./whitelist.ts";

/**
 * Filters an answer: fields that are not in the schema are dropped. `onMismatch` throws in tests and logs in
 * production.
 *
 * Production checks only types and missing fields. A full validation, at least ten times as expensive, also checks
 * lists of allowed values and is for development and tests (`isThorough`).
 */
export function answerOf<T>(
  schema: Schema<T>,
  answer: unknown,
  onMismatch: (error: ValidationError) => void,
  isThorough = true,
): T {
  try {
    if (!isThorough) {
      const picked = pickOf(schema)(answer);
      return (picked === UNSURE ? schema.cast(answer, { stripUnknown: true }) : picked) as T;
    }
  } catch {
    // The validation below names the fault.
  }
  try {
    return schema.validateSync(answer, { stripUnknown: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    onMismatch(error);
    const sent = schema.cast(answer, { stripUnknown: true, assert: false }) as T;
    // yup keeps values of a wrong type, which could contain anything, so they are sent as null.
    const faults = error.inner.length > 0 ? error.inner : [error];
    for (const { path, type } of faults) if (type === "typeError" && path) setNull(sent, dottedPath(path).split("."));
    return sent;
  }
}

function setNull(target: unknown, [key, ...rest]: string[]): void {
  if (typeof target !== "object" || target === null || key === undefined) return;
  const holder = target as Record<string, unknown>;
  if (rest.length === 0) holder[key] = null;
  else if (Object.hasOwn(holder, key)) setNull(holder[key], rest);
}
