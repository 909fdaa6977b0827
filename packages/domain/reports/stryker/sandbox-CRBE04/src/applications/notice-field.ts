import { string } from "yup";
import { NOTICE_VALUES } from "./notice.ts";

/** An optional field. Not in `notice.ts`, so that pages without a form need no schema library. */
export const noticePeriod = () =>
  string()
    .transform((value: unknown) => value ?? "")
    .oneOf(NOTICE_VALUES, "Choose a notice period from the list.");
