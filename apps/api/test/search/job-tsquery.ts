import { JOB_CHOICES } from "@dryrun/domain/jobs/choices";
import { KIND } from "../../src/search/tokens.ts";
import { quotedLexeme } from "../builders.ts";

/** Returns the query on `job_search.terms` that the same search in SQL uses; null for no condition. */
export function tsqueryOf(
  words: { title: readonly string[]; location: readonly string[] },
  jobType?: string,
): string | null {
  const lexemes = [
    ...words.title.map((word) => `${KIND.title}:${word}`),
    ...words.location.map((word) => `${KIND.location}:${word}`),
    ...(jobType ? [`${JOB_CHOICES.jobType.term}:${jobType}`] : []),
  ];
  return lexemes.length > 0 ? lexemes.map(quotedLexeme).join(" & ") : null;
}
