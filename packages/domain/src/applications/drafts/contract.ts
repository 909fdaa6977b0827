import { number, object } from "yup";
import { defineContract } from "../../contract/define.ts";
import { isoDate, text } from "../../contract/wire.ts";
import { id, storableText } from "../../fields.ts";
import { formatNumber } from "../../text.ts";
import { MAX_DRAFT } from "../limits.ts";
import * as calls from "./calls.ts";

const draft = object({
  /** The form's values as they were typed, as JSON. */
  values: text(),
  /** Incremented by each change; the next change must name it. */
  version: number().defined(),
  savedAt: isoDate(),
});

const isObject = (json: string | undefined) => {
  try {
    const parsed: unknown = JSON.parse(json ?? "");
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
};

/** The draft of an application to a job; null if there is none. */
export const applicationDraft = defineContract({
  ...calls.applicationDraft,
  params: object({ id: id() }),
  status: 200,
  response: object({ draft: draft.nullable().defined() }),
});

/** Refused with the current draft (`draft`) if it changed since `base`, the version that these values are based on. */
export const saveApplicationDraft = defineContract({
  ...calls.saveApplicationDraft,
  params: object({ id: id() }),
  body: object({
    values: storableText()
      .max(MAX_DRAFT, `A draft must have at most ${formatNumber(MAX_DRAFT)} characters.`)
      .test("is-object", "A draft must be a JSON object.", isObject)
      .required("The values are required."),
    /** 0 for a new draft. */
    base: number()
      .integer("This is not a version.")
      .min(0, "This is not a version.")
      .required("The version is required."),
  }),
  status: 200,
  response: object({ version: number().defined(), savedAt: isoDate() }),
  errors: ["QUIZ_REQUIRED", "NOT_FOUND", "JOB_CLOSED", "ALREADY_APPLIED", "DRAFT_CHANGED", "LIMIT_REACHED"],
});

/** Succeeds without a draft too. */
export const deleteApplicationDraft = defineContract({
  ...calls.deleteApplicationDraft,
  params: object({ id: id() }),
  status: 204,
});
