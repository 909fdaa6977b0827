import { boolean, number, object } from "yup";
import { contactStop, otherApplication } from "../applications/contract.ts";
import { defineContract, fileAnswer } from "../contract/define.ts";
import { choice, isoDate, list, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import { pagingAnswer } from "../paging.ts";
import { educationAnswer, resumeAnswer, workAnswer } from "../profile/wire.ts";
import * as calls from "./calls.ts";
import { SUGGESTED_FILTERS } from "./rules.ts";
import { candidateFilterSchema } from "./schema.ts";

/**
 * `isMasked`: the employer is not verified, or has used up today's limit of contact details. Name, e-mail and phone
 * are hidden, also in free texts.
 */
const isMasked = boolean().defined();
const studentAnswer = object({ _id: text(), fullName: text(), email: text(), phone: text() });

/** Sorted by relevance, then by the last change; `_id` is the profile's id, which the other two calls take. */
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
        /** How many jobs of the company the candidate applied to, as far as the caller sees them. */
        applied: number().defined(),
        doNotContact: boolean().defined(),
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
    /** Words that no profile contains, and their replacements. */
    corrected: list(object({ from: text(), to: text() })),
    /** If few were found: another word in one filter that finds more. */
    didYouMean: list(
      object({ filter: choice(SUGGESTED_FILTERS), from: text(), to: text(), total: number().defined() }),
    ),
    /** Whether some are masked because the daily limit of contact details is used up. */
    contactsLimited: boolean().defined(),
  }),
});

/**
 * Records each view: the candidate sees the company. 429: the day's limit of contact details is used up, and this is
 * a further candidate.
 */
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
    /** The candidate's applications to the company, newest first. */
    applications: list(otherApplication),
    doNotContact: contactStop(),
  }),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});

export const candidatePdf = defineContract({
  ...calls.candidatePdf,
  params: object({ id: id() }),
  status: 200,
  response: fileAnswer("application/pdf"),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});
