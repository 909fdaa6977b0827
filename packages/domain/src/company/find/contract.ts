import { boolean, number, object } from "yup";
import { APPLICATION_STATUSES } from "../../applications/limits.ts";
import { defineContract } from "../../contract/define.ts";
import { choice, isoDate, list, nullableObject, text } from "../../contract/wire.ts";
import * as calls from "./calls.ts";
import { findSchema } from "./schema.ts";

/** The title of a deleted job reads "Job Deleted". */
const job = () => ({ _id: text(), title: text() });

/** Finds jobs, people and applications of the caller's company by words of their titles and names; at most `FOUND_PER_KIND` of each. */
export const find = defineContract({
  ...calls.find,
  query: findSchema,
  status: 200,
  response: object({
    /** Open ones first, then the newest. */
    jobs: list(object({ ...job(), location: text(), closed: boolean().defined() })),
    /** People who applied or were invited, the last to do so first. */
    candidates: list(
      object({
        /** The user's id. */
        _id: text(),
        fullName: text(),
        /** The number of applications; 0 for a person who was invited and has not applied. */
        applications: number().defined(),
        /** The newest application. */
        application: nullableObject({ _id: text(), jobTitle: text() }),
        /** The job of the newest invitation of a person who has not applied. */
        invitedTo: nullableObject(job()),
      }),
    ),
    /** Newest first. */
    applications: list(
      object({
        _id: text(),
        fullName: text(),
        jobTitle: text(),
        status: choice(APPLICATION_STATUSES),
        createdAt: isoDate(),
      }),
    ),
  }),
  errors: ["TOO_MANY_REQUESTS"],
});
