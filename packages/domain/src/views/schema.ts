import { boolean, object, string } from "yup";
import { optionalName, requiredName, storableText } from "../fields.ts";
import { MAX_VIEW_NAME, MAX_VIEW_QUERY, VIEW_LISTS } from "./limits.ts";

/** As in the address, without the question mark. */
const query = () =>
  storableText().max(MAX_VIEW_QUERY, `A view's filters must be at most ${MAX_VIEW_QUERY} characters.`);
const shared = () => boolean().typeError("This must be true or false.");

/** Filters with a name; saving the same name again replaces them. */
export const viewSchema = object({
  list: string()
    .oneOf([...VIEW_LISTS], "This is not a list.")
    .required("The list is required."),
  name: requiredName("Name", MAX_VIEW_NAME),
  query: query().default(""),
  /** Absent: private, or as it was. Owners and recruiters share. */
  shared: shared(),
});

/** A change of a view. */
export const viewChangeSchema = object({
  name: optionalName("Name", MAX_VIEW_NAME).min(1, "Name is required.").default(undefined),
  query: query(),
  shared: shared(),
});
