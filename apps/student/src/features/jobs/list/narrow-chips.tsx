import type { Output } from "@dryrun/domain/contract/define";
import type { jobList } from "@dryrun/domain/jobs/contract";
import { MAX_SKILL_FILTERS } from "@dryrun/domain/jobs/limits";
import * as words from "../../../messages.en-in.ts";
import { type JobFilters, skillsOf } from "./job-filters.ts";
import * as s from "./narrow-chips.module.css";

/** At most this many values of one filter are offered. */
const OFFERED = 5;

export interface NarrowChipsProps {
  answer: Pick<Output<typeof jobList>, "facets" | "total">;
  filters: JobFilters;
  onFilters: (filters: JobFilters) => void;
}

/** Places and skills of the found jobs, with the number that each would leave; a press sets the filter. */
export function NarrowChips({ answer, filters, onFilters }: NarrowChipsProps) {
  const chosenSkills = skillsOf(filters.skills);
  const isNarrower = ({ count }: { count: number | null }) => count !== answer.total;
  // Another place would replace the chosen one, so its count cannot be compared with the current results.
  const places = (filters.location === "" ? answer.facets.location : [])
    .filter(isNarrower)
    .slice(0, OFFERED)
    .map((place) => ({ ...place, next: { ...filters, location: place.value } }));
  const skills = (chosenSkills.length < MAX_SKILL_FILTERS ? answer.facets.skills : [])
    .filter(isNarrower)
    .slice(0, OFFERED)
    .map((skill) => ({ ...skill, next: { ...filters, skills: [...chosenSkills, skill.value].join(",") } }));
  if (places.length + skills.length === 0) return null;
  return (
    <ul className={s.chips} aria-label={words.jobs.narrow}>
      {[...places, ...skills].map(({ value, count, next }) => (
        <li key={value}>
          <button type="button" className={s.chip} onClick={() => onFilters(next)}>
            {words.jobs.withCount(value, count)}
          </button>
        </li>
      ))}
    </ul>
  );
}
