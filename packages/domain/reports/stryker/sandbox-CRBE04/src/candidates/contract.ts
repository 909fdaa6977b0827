import { boolean, number, object } from "yup";
import { defineContract, file } from "../contract/define.ts";
import { choice, isoDate, list, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import { pagingAnswer } from "../paging.ts";
import { educationAnswer, resumeAnswer, workAnswer } from "../profile/wire.ts";
import * as calls from "./calls.ts";
import { SUGGESTED_FILTERS } from "./limits.ts";
import { candidateFilterSchema } from "./schema.ts";

/**
 * `isMasked`: the employer is not verified, or has seen the contact details of as many others today as there may be. Name, e-mail
 * and phone are hidden, in the free texts too.
 */
const isMasked = boolean().defined();
const studentAnswer = object({ _id: text(), fullName: text(), email: text(), phone: text() });

/** By relevance, then by the last change; `_id` is the profile's, which the other two calls take. */
export const searchCandidates = defineContract({
  ...calls.searchCandidates,
  query: candidateFilterSchema,
  status: 200,
  response: object({
    results: list(
      object({
        _id: text(),
        studentId: studentAnswer,
        isMasked,
        updatedAt: isoDate(),
        totalExperienceYears: number().defined(),
        skills: list(text()),
        expectedCTC: number().defined(),
        workExperience: list(workAnswer),
        education: list(educationAnswer),
        summary: text(),
      }),
    ),
    ...pagingAnswer,
    totalIsCapped: boolean().defined(),
    /** Words that no profile holds, and those that were searched for in their place. */
    corrected: list(object({ from: text(), to: text() })),
    /** Where little was found: another word in one filter, with which more are found. */
    didYouMean: list(
      object({ filter: choice(SUGGESTED_FILTERS), from: text(), to: text(), total: number().defined() }),
    ),
    /** Some are masked because the daily limit of contact details is used up. */
    contactsLimited: boolean().defined(),
  }),
});

/** Each look is recorded: the candidate sees which company looked. 429: the day's contact details are used up, and these are further ones. */
export const candidateProfile = defineContract({
  ...calls.candidateProfile,
  params: object({ id: id() }),
  status: 200,
  response: object({
    _id: text(),
    studentId: studentAnswer,
    isMasked,
    ...resumeAnswer,
    totalExperienceYears: number().defined(),
    updatedAt: isoDate(),
  }),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});

export const candidatePdf = defineContract({
  ...calls.candidatePdf,
  params: object({ id: id() }),
  status: 200,
  response: file("application/pdf"),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});
