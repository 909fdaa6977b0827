import { string } from "yup";
import { fromIndianInput } from "./time.ts";

const isKeepable = (at: Date) => at.getTime() >= Date.UTC(2000) && at.getTime() < Date.UTC(2100);
/** Parses a time; one without a zone is India time. */
function asInstant(value: unknown) {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return "";
  const hasZone = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value.trim());
  const at = hasZone ? new Date(value.trim()) : fromIndianInput(value);
  return at && !Number.isNaN(at.getTime()) && isKeepable(at) ? at.toISOString() : "no time";
}

/** A date and a time from a form, or "". */
export const optionalInstant = (label: string) =>
  string()
    .transform(asInstant)
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, {
      message: `${label} must be a date and a time.`,
      excludeEmptyString: true,
    });

/** The same, but not blank; it may be absent. */
export const typedInstant = (label: string) => optionalInstant(label).min(1, `${label} is required.`);
