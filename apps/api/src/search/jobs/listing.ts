import type { JobChoice } from "@dryrun/domain/jobs/choices";
import { skillsOfJob } from "@dryrun/domain/jobs/skill-match";
import { yearlyPayOf } from "@dryrun/domain/pay/yearly";
import { KIND, wordsOf } from "../tokens.ts";
import { choiceTerms } from "./job-query.ts";

/** Raised when `listingOf` reads jobs in another way: listings of a lower version are written again by the sweep. */
export const LISTING_VERSION = 1;

interface ListedTexts extends Partial<Record<JobChoice, string | null | undefined>> {
  title: string;
  location: string;
  salary: string;
  experienceMin: number;
  description?: string | undefined;
  requirements?: string | undefined;
}

/** What the search knows of a job: its terms, each with its kind, the upper end of its yearly pay, the years it asks for. */
export function listingOf(job: ListedTexts) {
  const { title, location, salary, experienceMin, description = "", requirements = "" } = job;
  return {
    terms: [
      ...wordsOf(title).map((word) => `${KIND.title}:${word}`),
      ...wordsOf(location).map((word) => `${KIND.location}:${word}`),
      ...choiceTerms(job),
      ...skillsOfJob({ title, description, requirements }).map((skill) => `${KIND.skill}:${skill}`),
      // As it is written: its counts are by its words.
      `${KIND.place}:${location.replace(/\s+/g, " ").trim()}`,
    ],
    pay: yearlyPayOf(salary)?.to ?? null,
    experience: experienceMin,
    version: LISTING_VERSION,
  };
}
