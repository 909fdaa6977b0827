import { mapChoices } from "@dryrun/domain/jobs/choices";

/** A job with the fields of an answer, for fixtures to fill in. */
export const BLANK_JOB = {
  _id: "",
  title: "",
  company: "",
  location: "",
  jobType: "full-time",
  salary: "",
  description: "",
  requirements: "",
  benefits: "",
  experienceMin: 0,
  experienceMax: null,
  companyApply: false,
  companyUrl: "",
  createdAt: "2026-11-18T08:08:37.401Z",
  closingDate: null,
  closed: false,
} as const;

/** The other fields of a job list's answer, if nothing is filtered. */
export const PLAIN_SEARCH = {
  totalIsCapped: false,
  corrected: [],
  facets: { location: [], ...mapChoices(() => []), skills: [] },
  payNotStated: null,
  looser: [],
};
