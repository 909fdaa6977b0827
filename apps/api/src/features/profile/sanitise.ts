import { isBlankProject, type Project } from "@dryrun/domain/profile/entries";
import { sanitizeRichText } from "../../http/rich-text.ts";

/** An entry of a list with nothing in its description that our editor could not write. */
export const sanitisedEntry = <E extends { description: string }>(entry: E): E => ({
  ...entry,
  description: sanitizeRichText(entry.description),
});

/** The projects that somebody typed. */
export const keptProjects = (projects: Project[]): Project[] =>
  projects.filter((project) => !isBlankProject(project)).map(sanitisedEntry);
