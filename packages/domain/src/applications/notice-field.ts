import { string } from "yup";
import { NOTICE_VALUES } from "./notice.ts";

/** An optional field. Separate from `notice.ts`, so that pages without a form do not load the schema library. */
export const noticePeriod = () =>
  string()
    .transform((value: unknown) => value ?? "")
    .oneOf(NOTICE_VALUES, "Choose a notice period from the list.");
