import type { candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import { type Masker, maskerOf } from "@dryrun/domain/candidates/masking/masker";
import { type Contact, maskedContact, summaryPreview } from "@dryrun/domain/candidates/rules";
import type { Output } from "@dryrun/domain/contract/define";
import { preview, richTextOf } from "@dryrun/domain/rich-text/plain-text";
import type { FoundProfile, Known, ListedProfile } from "./queries.ts";

type Listed = Output<typeof searchCandidates>["results"][number];
export type Candidate = Output<typeof candidateProfile>;

/** The number of characters of markup that a list parses for a preview. */
const MOST_PREVIEWED = 8000;

const contactOf = ({ fullName, email, phone }: Contact): Contact => ({ fullName, email, phone });

/** Returns the first words of an entry: twenty entries of ten candidates could be megabytes. */
const shortened = <E extends { description: string }>(entry: E): E => ({
  ...entry,
  description: richTextOf(preview(entry.description)),
});

type Texts = Pick<ListedProfile, "summary" | "skills" | "workExperience" | "education">;

/** Returns all free text without the person's identity. */
function maskedTexts<T extends Texts>(profile: T, { text, richText }: Masker, most?: number): T {
  const rich = (html: string) => richText(most === undefined ? html : html.slice(0, most));
  return {
    ...profile,
    summary: rich(profile.summary),
    skills: profile.skills.map(text),
    workExperience: profile.workExperience.map((work) => ({
      ...work,
      company: text(work.company),
      position: text(work.position),
      description: rich(work.description),
    })),
    education: profile.education.map((study) => ({
      ...study,
      institution: text(study.institution),
      degree: text(study.degree),
      field: text(study.field),
      description: rich(study.description),
    })),
  };
}

/** Returns a profile without its contact details. */
function maskedProfile(profile: FoundProfile): FoundProfile {
  const masker = maskerOf(profile);
  return {
    ...maskedTexts(profile, masker),
    ...maskedContact(profile),
    languages: profile.languages.map(masker.text),
    portfolioUrl: "",
    coverLetter: "",
    projects: profile.projects.map((project) => ({
      ...project,
      title: masker.text(project.title),
      description: masker.richText(project.description),
      url: "",
    })),
  };
}

/** The type of a map requires a default; the statement returns a row for each candidate. */
const UNKNOWN: Known = { applied: 0, isApplicant: false, doNotContact: false };

/** Returns a profile as a search result. */
export function resultOf(profile: ListedProfile, isMasked: boolean, known = UNKNOWN): Listed {
  const shown = isMasked ? maskedTexts(profile, maskerOf(profile), MOST_PREVIEWED) : profile;
  const contact = isMasked ? maskedContact(profile) : contactOf(profile);
  return {
    _id: profile.id,
    studentId: { _id: profile.userId, ...contact },
    isMasked,
    ...known,
    updatedAt: profile.updatedAt.toISOString(),
    totalExperienceYears: profile.totalExperienceYears,
    skills: shown.skills,
    expectedCTC: profile.expectedCTC,
    workExperience: shown.workExperience.map(shortened),
    education: shown.education.map(shortened),
    summary: summaryPreview(shown.summary),
  };
}

/** Returns the whole profile except accommodations. */
export function candidateOf(
  found: FoundProfile,
  isMasked: boolean,
  history: Pick<Candidate, "applications" | "doNotContact">,
): Candidate {
  const profile = isMasked ? maskedProfile(found) : found;
  const contact = contactOf(profile);
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
    noticePeriod: profile.noticePeriod,
    noWorkExperience: profile.noWorkExperience,
    workExperience: profile.workExperience,
    education: profile.education,
    projects: profile.projects,
    totalExperienceYears: profile.totalExperienceYears,
    updatedAt: profile.updatedAt.toISOString(),
    ...history,
  };
}
