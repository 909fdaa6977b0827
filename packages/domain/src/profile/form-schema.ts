import { plainText } from "../rich-text/plain-text.ts";
import { profileUpdateSchema } from "./schema.ts";

interface Stored {
  workExperience: readonly unknown[];
  education: readonly unknown[];
}

const isBlank = (entry: unknown) =>
  Object.values(entry ?? {}).every((value) => typeof value !== "string" || plainText(value) === "");
/** Whether a list is omitted from the update: nothing of it is stored, and the form's entry is empty. */
export const isUntouched = (kept: readonly unknown[], typed: unknown) =>
  kept.length === 0 && Array.isArray(typed) && typed.every(isBlank);

/**
 * The profile's form. It always shows one entry of each list: if none is stored and none was typed, the list is not
 * part of the update, so that a profile can be saved without it.
 */
export const profileFormSchema = (stored: Stored) =>
  profileUpdateSchema.transform((values) => ({
    ...values,
    workExperience: isUntouched(stored.workExperience, values.workExperience) ? undefined : values.workExperience,
    education: isUntouched(stored.education, values.education) ? undefined : values.education,
  }));
