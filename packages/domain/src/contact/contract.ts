import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { text } from "../contract/wire.ts";
import { contactSchema } from "./schema.ts";

export const contact = defineContract({
  method: "POST",
  path: "/contact",
  access: "public",
  body: contactSchema,
  status: 200,
  response: object({ message: text() }),
  errors: ["TOO_MANY_REQUESTS"],
  idempotent: true,
});
