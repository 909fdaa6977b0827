import type { JobChoice } from "@dryrun/domain/jobs/choices";
import { skillsOfJob } from "@dryrun/domain/jobs/skill-match";
import { yearlyPayOf } from "@dryrun/domain/pay/yearly";
import { KIND, wordsOf } from "../tokens.ts";
import { choiceTerms } from "./job-query.ts";

/** Raise this number when `listingOf` changes: the sweep rewrites listings with a lower version. */
export const LISTING_VERSION = 1;

interface ListedTexts extends Partial<Record<JobChoice, string | null | undefined>> {
  title: string;
  location: string;
  salary: string;
  experienceMin: number;
  description?: string | undefined;
  requirements?: string | undefined;
}

/**
 * Returns what the search knows of a job: its terms, each with its kind, the upper end of its yearly pay, and the
 * required years.
 */
export function listingOf(job: ListedTexts) {
  const { title, location, salary, experienceMin, description = "", requirements = "" } = job;
  return {
    terms: [
      ...wordsOf(title).map((word) => `${KIND.title}:${word}`),
      ...wordsOf(location).map((word) => `${KIND.location}:${word}`),
      ...choiceTerms(job),
      ...skillsOfJob({ title, description, requirements }).map((skill) => `${KIND.skill}:${skill}`),
      // As written: the counts of places show their spelling.
      `${KIND.place}:${location.replace(/\s+/g, " ").trim()}`,
    ],
    pay: yearlyPayOf(salary)?.to ?? null,
    experience: experienceMin,
    version: LISTING_VERSION,
  };
}
