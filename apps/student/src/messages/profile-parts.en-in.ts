import type { ProfilePart } from "@dryrun/domain/profile/completion";
import { apply } from "./apply.en-in.ts";

/** Names of missing profile parts; an incomplete entry does not count yet. */
export const profileParts: Record<ProfilePart, string> = {
  fullName: apply.fullName,
  email: apply.email,
  phone: apply.phone,
  summary: apply.summary,
  skills: apply.skills,
  languages: apply.languages,
  coverLetter: apply.letter,
  expectedCTC: "Current or expected CTC",
  portfolioUrl: apply.portfolio,
  workExperience: "A complete work experience",
  education: "A complete education",
  projects: "A complete project, with its dates",
};
