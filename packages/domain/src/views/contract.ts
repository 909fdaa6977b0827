import { boolean, object, string } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, list, text } from "../contract/wire.ts";
import { id, optionalTitle, requiredTitle, storableText } from "../fields.ts";
import * as calls from "./calls.ts";
import { MAX_VIEW_NAME, MAX_VIEW_QUERY, VIEW_LISTS } from "./limits.ts";

/** As in the address, without the question mark. */
const query = () =>
  storableText().max(MAX_VIEW_QUERY, `A view's filters must be at most ${MAX_VIEW_QUERY} characters.`);
const shared = () => boolean().typeError("This must be true or false.");

/** Filters with a name; saving the same name again replaces them. */
const viewSchema = object({
  list: string()
    .oneOf([...VIEW_LISTS], "This is not a list.")
    .required("The list is required."),
  name: requiredTitle("Name", MAX_VIEW_NAME),
  query: query().default(""),
  /** Absent: private, or as it was. Owners and recruiters share. */
  shared: shared(),
});

/** A change of a view. */
const viewChangeSchema = object({
  name: optionalTitle("Name", MAX_VIEW_NAME).min(1, "Name is required.").default(undefined),
  query: query(),
  shared: shared(),
});

const view = object({
  _id: text(),
  list: choice(VIEW_LISTS),
  name: text(),
  query: text(),
  /** Whether the whole company sees it. This and the next fields are absent in a former release, where views are private. */
  shared: boolean(),
  /** The name of the colleague who saved it; null for a view of the caller. */
  author: string().strict().nullable(),
  /** Whether the caller may change and delete it. */
  mayChange: boolean(),
});

/** The caller's views and those that the company's people share, by name. */
export const savedViews = defineContract({
  ...calls.savedViews,
  status: 200,
  response: object({ views: list(view) }),
});

export const saveView = defineContract({
  ...calls.saveView,
  body: viewSchema,
  status: 201,
  response: object({ view }),
  errors: ["LIMIT_REACHED"],
});

/** The author changes a view, and an owner a shared one; absent fields are not changed. */
export const updateView = defineContract({
  ...calls.updateView,
  params: object({ viewId: id() }),
  body: viewChangeSchema,
  status: 200,
  response: object({ view }),
  errors: ["NOT_FOUND", "ROLE", "LIMIT_REACHED"],
});

export const deleteView = defineContract({
  ...calls.deleteView,
  params: object({ viewId: id() }),
  status: 204,
  errors: ["NOT_FOUND", "ROLE"],
});
