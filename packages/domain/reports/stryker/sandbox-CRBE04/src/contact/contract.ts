import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { text } from "../contract/wire.ts";
import * as calls from "./calls.ts";
import { contactSchema } from "./schema.ts";

export const contact = defineContract({
  ...calls.contact,
  body: contactSchema,
  status: 200,
  response: object({ message: text() }),
  errors: ["TOO_MANY_REQUESTS"],
});
