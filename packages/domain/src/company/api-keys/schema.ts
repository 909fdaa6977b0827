import { object, string } from "yup";
import { requiredTitle } from "../../fields.ts";
import { KEY_SCOPES, MAX_KEY_NAME } from "./scopes.ts";

export const apiKeySchema = object({
  name: requiredTitle("Name", MAX_KEY_NAME),
  scope: string().oneOf(KEY_SCOPES, "Choose a scope.").required("Choose a scope."),
});
