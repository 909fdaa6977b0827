import { string } from "yup";
import { NOTICE_VALUES } from "./notice.ts";

/** A field that may stay empty. Apart from the words, which pages show that check nothing. */
export const noticePeriod = () =>
  string()
    .transform((value: unknown) => value ?? "")
    .oneOf(NOTICE_VALUES, "Choose a notice period from the list.");
