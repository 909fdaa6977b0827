import { array, boolean, type InferType, object, type TestContext } from "yup";
import { requiredMailText } from "../../fields.ts";
import { MAX_REJECTION_REASON, MAX_REJECTION_REASONS } from "./limits.ts";

export const REASONS_SAVED = "Reasons saved";
const REASON_TWICE = "This reason is in the list twice.";

const reason = object({
  text: requiredMailText("Reason", MAX_REJECTION_REASON),
  isShared: boolean().typeError("This must be true or false.").required("This is required."),
});

function eachOnce(reasons: { text: string }[] | undefined, { createError, path }: TestContext) {
  const texts = (reasons ?? []).map(({ text }) => String(text).toLowerCase());
  const repeated = texts.findIndex((text, index) => texts.indexOf(text) < index);
  return repeated < 0 || createError({ path: `${path}.${repeated}.text`, message: REASON_TWICE });
}

/** The reasons that a company offers for rejections, in order. */
export const rejectionReasonsSchema = object({
  reasons: array(reason)
    .min(1, "Keep at least one reason.")
    .max(MAX_REJECTION_REASONS, `At most ${MAX_REJECTION_REASONS} reasons.`)
    .required("Reasons are required.")
    .test("each-once", eachOnce),
});
export type RejectionReasons = InferType<typeof rejectionReasonsSchema>;
