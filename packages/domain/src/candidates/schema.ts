import { boolean, type InferType, number, string } from "yup";
import { ctc, noneIfEmpty, searchWords, tags } from "../fields.ts";
import { MAX_EXPERIENCE_YEARS } from "../limits.ts";
import { pagedQuery } from "../paging.ts";
import { CANDIDATES_PER_PAGE, MAX_CANDIDATES_PER_PAGE } from "./rules.ts";

const NO_TIME = "updatedAfter is a date or a time.";
const DAY_OR_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const isMoment = (value: string | undefined) =>
  !value || (DAY_OR_TIME.test(value) && Date.parse(value) >= Date.UTC(2000) && Date.parse(value) < Date.UTC(2100));

/** The filters of the candidate search; empty ones are ignored. */
export const candidateFilterSchema = pagedQuery(
  CANDIDATES_PER_PAGE,
  {
    skills: tags("Skills"),
    minExperience: number()
      .transform(noneIfEmpty)
      .typeError("Minimum experience must be a number of years.")
      .min(0, "Minimum experience must be at least 0.")
      .max(MAX_EXPERIENCE_YEARS, `Minimum experience must be at most ${MAX_EXPERIENCE_YEARS}.`),
    company: searchWords("Company"),
    education: searchWords("Education"),
    summary: searchWords("Summary"),
    updatedAfter: string().transform(noneIfEmpty).trim().max(40, NO_TIME).test("is-moment", NO_TIME, isMoment),
    maxExpectedCTC: ctc("Maximum expected CTC"),
    /** Switches the correction of typing errors off. */
    exact: boolean().transform(noneIfEmpty).typeError("This must be true or false."),
  },
  MAX_CANDIDATES_PER_PAGE,
);
export type CandidateFilter = InferType<typeof candidateFilterSchema>;
