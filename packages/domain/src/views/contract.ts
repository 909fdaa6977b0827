import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, list, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import * as calls from "./calls.ts";
import { VIEW_LISTS } from "./limits.ts";
import { viewSchema } from "./schema.ts";

const view = object({ _id: text(), list: choice(VIEW_LISTS), name: text(), query: text() });

/** All views of the employer, by name. */
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

export const deleteView = defineContract({
  ...calls.deleteView,
  params: object({ viewId: id() }),
  status: 204,
  errors: ["NOT_FOUND"],
});
