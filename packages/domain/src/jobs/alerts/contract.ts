import { boolean, number, object } from "yup";
import { linkToken } from "../../auth/link-schema.ts";
import { defineContract } from "../../contract/define.ts";
import { isoDate, list, nullableChoice, text } from "../../contract/wire.ts";
import { id } from "../../fields.ts";
import { pagedQuery, pagingAnswer } from "../../paging.ts";
import { type ChoiceValue, choiceValues, type JobChoice, mapChoices } from "../choices.ts";
import { JOBS_PER_PAGE } from "../limits.ts";
import { jobAlertSchema } from "../schema.ts";
import * as calls from "./calls.ts";

const nullableNumber = () => number().defined().nullable();
const alertChoices = mapChoices((name) => nullableChoice(choiceValues(name))) as {
  [N in JobChoice]: ReturnType<typeof nullableChoice<ChoiceValue<N>[]>>;
};
const message = object({ message: text() });

export const jobAlerts = defineContract({
  ...calls.jobAlerts,
  query: pagedQuery(JOBS_PER_PAGE, {}),
  status: 200,
  response: object({
    alerts: list(
      object({
        _id: text(),
        title: text(),
        location: text(),
        ...alertChoices,
        /** Rupees per year. */
        minSalary: nullableNumber(),
        /** In years. */
        maxExperience: nullableNumber(),
        skills: list(text()),
        createdAt: isoDate(),
        /** Whether the link in one of its mails stopped it. */
        stopped: boolean().defined(),
      }),
    ),
    ...pagingAnswer,
  }),
});

export const createJobAlert = defineContract({
  ...calls.createJobAlert,
  body: jobAlertSchema,
  status: 201,
  response: message,
  errors: ["LIMIT_REACHED"],
});

export const deleteJobAlert = defineContract({
  ...calls.deleteJobAlert,
  params: object({ id: id() }),
  status: 200,
  response: message,
  errors: ["NOT_FOUND"],
});

/** From a mail, also signed out; works any number of times. */
export const stopJobAlert = defineContract({
  ...calls.stopJobAlert,
  params: linkToken,
  status: 200,
  response: message,
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

/** Undoes the stop, from the page that the link leads to. */
export const resumeJobAlert = defineContract({
  ...calls.resumeJobAlert,
  params: linkToken,
  status: 200,
  response: message,
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});
