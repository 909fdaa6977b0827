import { array, object } from "yup";
import { optionalText, requiredText } from "../../fields.ts";
import { MAX_CRITERIA, MAX_CRITERION_DESCRIPTION, MAX_CRITERION_NAME } from "./limits.ts";
import { NO_CRITERIA, SAME_CRITERION, TOO_MANY_CRITERIA } from "./messages.ts";

const areDifferent = (criteria: readonly { name: string }[] | undefined = []) =>
  new Set(criteria.map(({ name }) => name.toLowerCase())).size === criteria.length;

/** The criteria of a job as they are edited. */
export const criteriaSchema = object({
  criteria: array(
    object({
      /** Empty for a new criterion. */
      key: optionalText("Key", 40),
      name: requiredText("Name", MAX_CRITERION_NAME),
      description: optionalText("Description", MAX_CRITERION_DESCRIPTION),
    }),
  )
    .min(1, NO_CRITERIA)
    .max(MAX_CRITERIA, TOO_MANY_CRITERIA)
    .test("different", SAME_CRITERION, areDifferent)
    .required(NO_CRITERIA),
});
