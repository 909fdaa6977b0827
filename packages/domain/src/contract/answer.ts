import { type Schema, ValidationError } from "yup";
import { dotted } from "./parse.ts";
import { pickOf, UNSURE } from "./whitelist.ts";

/**
 * The outgoing whitelist: what the schema does not name cannot leave. `onMismatch` throws in tests and logs in production.
 *
 * Production looks at types and at what is missing only; a validation, ten times as dear or more, also knows the lists of
 * allowed values and is for development and tests (`isThorough`).
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
    // A fault is named by the validation below.
  }
  try {
    return schema.validateSync(answer, { stripUnknown: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    onMismatch(error);
    const sent = schema.cast(answer, { stripUnknown: true, assert: false }) as T;
    // yup leaves a value of a wrong type as it is, and it could carry anything: it goes out as null.
    const faults = error.inner.length > 0 ? error.inner : [error];
    for (const { path, type } of faults) if (type === "typeError" && path) setNull(sent, dotted(path).split("."));
    return sent;
  }
}

function setNull(target: unknown, [key, ...rest]: string[]): void {
  if (typeof target !== "object" || target === null || key === undefined) return;
  const holder = target as Record<string, unknown>;
  if (rest.length === 0) holder[key] = null;
  else setNull(holder[key], rest);
}
