import { object, string } from "yup";
import { requiredName, storableText } from "../fields.ts";
import { MAX_VIEW_NAME, MAX_VIEW_QUERY, VIEW_LISTS } from "./limits.ts";

/** Filters with a name; saving the same name again replaces them. */
export const viewSchema = object({
  list: string()
    .oneOf([...VIEW_LISTS], "This is not a list.")
    .required("The list is required."),
  name: requiredName("Name", MAX_VIEW_NAME),
  /** As in the address, without the question mark. */
  query: storableText()
    .max(MAX_VIEW_QUERY, `A view's filters must be at most ${MAX_VIEW_QUERY} characters.`)
    .default(""),
});
