import { number, object, string } from "yup";
import { defineContract, file } from "../../contract/define.ts";
import { text } from "../../contract/wire.ts";
import { id, noneIfEmpty, optionalId } from "../../fields.ts";
import { employerFilter } from "../contract.ts";
import { EXPORT_FORMATS } from "../limits.ts";
import { triageManySchema, triageSchema } from "../schema.ts";
import * as calls from "./calls.ts";

// How an employer sorts applications: shortlist, tags, a private note, bulk decisions, an export.

export const triageApplication = defineContract({
  ...calls.triageApplication,
  params: object({ applicationId: id() }),
  body: triageSchema,
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

/** All or none: an id of another employer is a 404; decided ones are a 409 that lists them in `applicationIds`. */
export const triageApplications = defineContract({
  ...calls.triageApplications,
  body: triageManySchema,
  status: 200,
  response: object({ message: text(), changed: number().defined() }),
  errors: ["NOT_FOUND", "ALREADY_DECIDED"],
});

/** The same filters and order as the list, all pages. */
export const exportApplications = defineContract({
  ...calls.exportApplications,
  query: object({
    ...employerFilter,
    jobId: optionalId("This is not a job's id."),
    format: string()
      .transform(noneIfEmpty)
      .oneOf([...EXPORT_FORMATS], "Choose csv or xlsx.")
      .default("csv"),
  }),
  status: 200,
  response: file("text/csv or the workbook's type"),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});
