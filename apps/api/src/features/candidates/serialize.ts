import type { candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import { type Contact, maskedContact, summaryPreview } from "@dryrun/domain/candidates/rules";
import type { Output } from "@dryrun/domain/contract/define";
import { preview, richTextOf } from "@dryrun/domain/text";
import type { FoundProfile, ListedProfile } from "./search-queries.ts";

type Listed = Output<typeof searchCandidates>["results"][number];
export type Candidate = Output<typeof candidateProfile>;

const contactOf = ({ fullName, email, phone }: Contact, isMasked: boolean): Contact =>
  isMasked ? maskedContact({ fullName, email, phone }) : { fullName, email, phone };

/** The first words of an entry: twenty entries of ten candidates could be megabytes. */
const shortened = <E extends { description: string }>(entry: E): E => ({
  ...entry,
  description: richTextOf(preview(entry.description)),
});

/** As a result shows it. */
export const resultOf = (profile: ListedProfile, isMasked: boolean): Listed => ({
  _id: profile.id,
  studentId: { _id: profile.userId, ...contactOf(profile, isMasked) },
  isMasked,
  updatedAt: profile.updatedAt.toISOString(),
  totalExperienceYears: profile.totalExperienceYears,
  skills: profile.skills,
  expectedCTC: profile.expectedCTC,
  workExperience: profile.workExperience.map(shortened),
  education: profile.education.map(shortened),
  summary: summaryPreview(profile.summary),
});

/** The whole profile; nothing of accommodations. */
export function candidateOf(profile: FoundProfile, isMasked: boolean): Candidate {
  const contact = contactOf(profile, isMasked);
  return {
    _id: profile.id,
    studentId: { _id: profile.userId, ...contact },
    isMasked,
    ...contact,
    summary: profile.summary,
    skills: profile.skills,
    languages: profile.languages,
    portfolioUrl: profile.portfolioUrl,
    coverLetter: profile.coverLetter,
    currentCTC: profile.currentCTC,
    expectedCTC: profile.expectedCTC,
    noWorkExperience: profile.noWorkExperience,
    workExperience: profile.workExperience,
    education: profile.education,
    projects: profile.projects,
    totalExperienceYears: profile.totalExperienceYears,
    updatedAt: profile.updatedAt.toISOString(),
  };
}
