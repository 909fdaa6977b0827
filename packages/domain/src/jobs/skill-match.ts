import { plainText } from "../rich-text/plain-text.ts";
import { KNOWN_SKILLS, SKILLS } from "./skills.ts";

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];

/** The spellings of skills, by their first word. */
const WAYS = new Map<string, { next: readonly string[]; shown: string }[]>();
for (const [shown, ...also] of SKILLS) {
  for (const [first = "", ...next] of [shown, ...also].map(wordsOf))
    WAYS.set(first, [...(WAYS.get(first) ?? []), { next, shown }]);
}

/** Returns the listed skills that these plain texts name, in the order of the list: "Advanced Excel" names "Excel". */
export function skillsIn(texts: readonly string[]): string[] {
  const named = new Set<string>();
  for (const words of texts.map(wordsOf)) {
    for (const [index, word] of words.entries()) {
      for (const { next, shown } of WAYS.get(word) ?? [])
        if (next.every((one, place) => words[index + 1 + place] === one)) named.add(shown);
    }
  }
  return KNOWN_SKILLS.filter((skill) => named.has(skill));
}

/** Returns the listed skills that a job names. */
export const skillsOfJob = (job: { title: string; description: string; requirements: string }) =>
  skillsIn([job.title, plainText(job.description), plainText(job.requirements)]);

export interface SkillMatch {
  /** Skills named by the job and in the profile. */
  known: string[];
  /** Skills named only by the job. */
  missing: string[];
}

/** Returns which of a job's skills a person has. Both lists are empty for a person without skills in the profile. */
export const matchSkills = (jobSkills: readonly string[], ownSkills: readonly string[]): SkillMatch => ({
  known: jobSkills.filter((skill) => ownSkills.includes(skill)),
  missing: ownSkills.length > 0 ? jobSkills.filter((skill) => !ownSkills.includes(skill)) : [],
});
