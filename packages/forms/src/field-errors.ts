import { type FormikErrors, getIn, setIn } from "formik";
import { type Schema, ValidationError } from "yup";

/** A refusal of a field, as the server sends it and the summary shows it. */
export interface FieldRefusal {
  /** A dotted path: `workExperience.0.company`. */
  field: string;
  message: string;
}

const dotted = (path: string) => path.replace(/\[(\d+)\]/g, ".$1").replace(/^\./, "");

function isBelowMessage(errors: object, field: string): boolean {
  const parts = field.split(".");
  return parts.some((_, index) => index > 0 && typeof getIn(errors, parts.slice(0, index)) === "string");
}

/** Converts a list of paths to Formik's nested errors; keeps the first message of a field. */
export function nestErrors<Values>(refusals: readonly FieldRefusal[]): FormikErrors<Values> {
  let errors = {};
  // Short paths first: the message of a whole list takes precedence over those of its entries.
  const sorted = [...refusals].sort((a, b) => a.field.split(".").length - b.field.split(".").length);
  for (const { field, message } of sorted) {
    const path = dotted(field);
    if (path === "" || isBelowMessage(errors, path) || getIn(errors, path) !== undefined) continue;
    errors = setIn(errors, path, message);
  }
  return errors;
}

/** Returns the messages of Formik's nested errors with their paths. */
export function listErrors(errors: unknown, path = ""): FieldRefusal[] {
  if (typeof errors === "string") return [{ field: path, message: errors }];
  if (typeof errors !== "object" || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) => listErrors(inner, path ? `${path}.${key}` : key));
}

/** Returns Formik's errors for values that a schema refuses. The product's schemas are synchronous. */
export function errorsOf<Values>(schema: Schema | undefined, values: Values): FormikErrors<Values> {
  if (!schema) return {};
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return nestErrors(all.map(({ path = "", message }) => ({ field: dotted(path), message })));
  }
}
