import { isBlankProject, type Project } from "@dryrun/domain/profile/entries";
import { START_TEXT } from "@dryrun/domain/profile/limits";
import { sanitizeRichText } from "../../rich-text.ts";

interface Described {
  description: string;
}
interface Texts {
  summary: string;
  coverLetter: string;
  workExperience: Described[];
  education: Described[];
  projects: Described[];
}

/**
 * Returns the preview of a profile or an application: its rich texts in reading order as far as START_TEXT reaches,
 * and "" for later ones; `whole` says whether all are included.
 */
export function startOf<R extends Texts>(resume: R): R & { whole: boolean } {
  let left = START_TEXT;
  const begun = (html: string) => {
    left -= html.length;
    return left < 0 ? "" : html;
  };
  const begunEntry = <E extends Described>(entry: E): E => ({ ...entry, description: begun(entry.description) });
  const start = {
    ...resume,
    summary: begun(resume.summary),
    workExperience: resume.workExperience.map(begunEntry),
    education: resume.education.map(begunEntry),
    projects: resume.projects.map(begunEntry),
    coverLetter: begun(resume.coverLetter),
  };
  return { ...start, whole: left >= 0 };
}

/** Returns an entry of a list with a sanitised description. */
export const sanitisedEntry = <E extends { description: string }>(entry: E): E => ({
  ...entry,
  description: sanitizeRichText(entry.description),
});

/** Returns the projects as typed. */
export const keptProjects = (projects: Project[]): Project[] =>
  projects.filter((project) => !isBlankProject(project)).map(sanitisedEntry);
