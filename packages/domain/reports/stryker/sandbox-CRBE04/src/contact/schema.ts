import { type InferType, object } from "yup";
import { email, requiredName, requiredText } from "../fields.ts";
import { MAX_NOTE } from "../limits.ts";

/** The contact form; its mail goes to support. */
export const contactSchema = object({
  name: requiredName("Name"),
  email: email(),
  topic: requiredText("Topic"),
  message: requiredText("Message", MAX_NOTE),
});
export type ContactForm = InferType<typeof contactSchema>;
