import { boolean, number, object, string } from "yup";
import { defineContract } from "../../contract/define.ts";
import { isoDate, list, nullableObject, text } from "../../contract/wire.ts";
import { id, noneIfEmpty } from "../../fields.ts";
import * as calls from "./calls.ts";

const entry = object({
  _id: text(),
  /** One of `ACTIVITY_KINDS`; a newer server may send others. */
  kind: text(),
  at: isoDate(),
  /** Null once the person's account is deleted. */
  by: nullableObject({ _id: text(), fullName: text() }),
  /** Whether another system did it, with an API key of this person. */
  byKey: boolean(),
  /** The colleague to whom the application was assigned; null for nobody, and for other kinds. */
  to: nullableObject({ _id: text(), fullName: text() }),
  /** The stage of a move, or the times of a meeting (`timesOfDetail`); else empty. */
  detail: text(),
  /** People or applications that the entry is about, at least 1. */
  count: number().defined(),
  /** The mail of an entry `mailed` as the candidate got it, without the signature; null once it is deleted, and for other kinds. */
  mail: nullableObject({ subject: text(), text: text() }),
  /** Only in the log of a job, for an entry about an application. */
  candidate: nullableObject({ applicationId: text(), fullName: text() }),
});

/** With `before`, the id of an entry, the next older ones. */
const query = object({
  before: string()
    .transform(noneIfEmpty)
    .matches(/^\d{1,18}$/, "This is not an entry's id."),
});
const response = object({ activity: list(entry), hasMore: boolean().defined() });

/** What people of the company did to an application, newest first. */
export const applicationActivity = defineContract({
  ...calls.applicationActivity,
  params: object({ applicationId: id() }),
  query,
  status: 200,
  response,
  errors: ["NOT_FOUND"],
});

/** What people of the company did to a job and its applications, newest first; without who looked at each application. */
export const jobActivity = defineContract({
  ...calls.jobActivity,
  params: object({ id: id() }),
  query,
  status: 200,
  response,
  errors: ["NOT_FOUND"],
});
