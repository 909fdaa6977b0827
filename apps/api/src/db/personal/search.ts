import { jobSearch } from "../schema/jobs.ts";
import { searchChanges } from "../schema/search.ts";
import { describeTable, NO } from "./handling.ts";

/** Entries of the list of personal data: the index of jobs. The rows of candidates are listed with their profiles. */
export const OF_SEARCH = [
  describeTable(jobSearch, "while the job is listed", {
    jobId: NO,
    postedAt: NO,
    openUntil: NO,
    terms: NO,
    pay: NO,
    experience: NO,
    version: NO,
  }),
  describeTable(searchChanges, "a day", { seq: NO, what: NO, id: NO, xid: NO, at: NO }),
] as const;
