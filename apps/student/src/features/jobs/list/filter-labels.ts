import { choiceLabel, mapChoices } from "@dryrun/domain/jobs/choices";
import { DATE_POSTED_LABELS } from "@dryrun/domain/jobs/limits";
import * as words from "../../../messages.en-in.ts";
import { type JobFilters, skillsOf } from "./job-filters.ts";

const { fields, pay, experience } = words.jobs;

/** A set filter in words: "Title: analyst". */
const LABELS: Record<Exclude<keyof JobFilters, "sort">, (value: string) => string> = {
  title: (value) => `${fields.title}: ${value}`,
  location: (value) => `${fields.location}: ${value}`,
  minSalary: (value) => pay(Number(value)),
  maxExperience: (value) => experience(Number(value)),
  skills: (value) => value.replaceAll(",", ", "),
  ...mapChoices((name) => (value: string) => choiceLabel(name, value)),
  datePosted: (value) => DATE_POSTED_LABELS[value as keyof typeof DATE_POSTED_LABELS],
};
type FilterName = keyof typeof LABELS;

export const labelOf = (filters: JobFilters, name: FilterName) => LABELS[name](filters[name]);

/** Returns the active filters for the chips above the results, each with the filters that remain without it. */
export function chipsOf(filters: JobFilters) {
  return (Object.keys(LABELS) as FilterName[]).flatMap((name) => {
    if (name === "skills") return skillsOf(filters.skills).map((skill) => chipOfSkill(filters, skill));
    return filters[name] ? [{ key: name, label: labelOf(filters, name), rest: { ...filters, [name]: "" } }] : [];
  });
}

function chipOfSkill(filters: JobFilters, skill: string) {
  const others = skillsOf(filters.skills).filter((other) => other !== skill);
  return { key: `skills ${skill}`, label: skill, rest: { ...filters, skills: others.join(",") } };
}
