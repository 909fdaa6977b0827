import { boolean, type NumberSchema, number, object, string } from "yup";
import { defineContract, fileAnswer } from "../../contract/define.ts";
import { list, nullableIsoDate, text } from "../../contract/wire.ts";
import { id, noneIfEmpty, optionalId } from "../../fields.ts";
import { employerFilter } from "../employer-filter.ts";
import { APPLICATION_STATUSES, EXPORT_FORMATS, STAGES } from "../limits.ts";
import { applicationIds, triageManySchema, triageSchema } from "../schema.ts";
import * as calls from "./calls.ts";

// How an employer sorts applications: stages, tags, a private note, bulk decisions and their undo, counts, an export.

const counted = <const T extends readonly string[]>(names: T) =>
  object(
    Object.fromEntries(names.map((name) => [name, number().defined()])) as Record<T[number], NumberSchema<number>>,
  );
const { sort: _, status: __, stage: ___, ...countedFilter } = employerFilter;

/** How many applications of a filter are in each state; each number is the total of a list. */
export const applicationCounts = defineContract({
  ...calls.applicationCounts,
  query: object({ ...countedFilter, jobId: optionalId("This is not a job's id.") }),
  status: 200,
  response: object({
    total: number().defined(),
    /** The pending ones of the default stages. */
    stages: counted(STAGES),
    /** The pending ones of other stages; those without any are left out. */
    ownStages: list(object({ stage: text(), count: number().defined() })),
    statuses: counted(APPLICATION_STATUSES),
  }),
  errors: ["NOT_FOUND"],
});

/** Records that the employer has opened the application, or its interview too. The stage `new` marks both as unread again. */
export const openedApplication = defineContract({
  ...calls.openedApplication,
  params: object({ applicationId: id() }),
  body: object({ interview: boolean().default(false) }),
  status: 204,
  errors: ["NOT_FOUND"],
});

/** The candidate never learns of an undone decision. */
export const undoDecision = defineContract({
  ...calls.undoDecision,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "TOO_LATE"],
});

/** Undoes several, as far as they are still held. If none is: 409 `TOO_LATE`. */
export const undoDecisions = defineContract({
  ...calls.undoDecisions,
  body: object({ applicationIds: applicationIds() }),
  status: 200,
  response: object({ message: text(), undone: number().defined() }),
  errors: ["NOT_FOUND", "TOO_LATE"],
});

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
  response: object({ message: text(), changed: number().defined(), undoUntil: nullableIsoDate() }),
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
  response: fileAnswer("text/csv or the workbook's type"),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});
