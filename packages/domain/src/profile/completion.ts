import { plainText } from "../rich-text/plain-text.ts";

/** The 12 parts of a profile, in the order of the page. */
export const PROFILE_PARTS = [
  "fullName",
  "email",
  "phone",
  "summary",
  "skills",
  "languages",
  "coverLetter",
  "expectedCTC",
  "portfolioUrl",
  "workExperience",
  "education",
  "projects",
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Below this completion, in percent, the navigation bar warns. */
export const COMPLETION_WARNING_PERCENT = 50;
export const COMPLETION_WARNING_MS = 5000;

export interface CompletionFacts {
  fullName: string;
  email: string;
  phone: string;
  summary: string;
  skills: readonly unknown[];
  languages: readonly unknown[];
  coverLetter: string;
  currentCTC: number;
  expectedCTC: number;
  portfolioUrl: string;
  noWorkExperience: boolean;
  workExperience: readonly { company: string; position: string; startDate: string | null; description: string }[];
  education: readonly {
    institution: string;
    degree: string;
    field: string;
    startDate: string | null;
    description: string;
  }[];
  projects: readonly { title: string; description: string; startDate: string | null; endDate: string | null }[];
}

const all = (...values: (string | null)[]) => values.every((value) => value !== null && plainText(value) !== "");

/** Returns the missing parts of the 12, and the completion in whole percent. */
export function completionOf(profile: CompletionFacts): { completion: number; missing: ProfilePart[] } {
  const isFilled: Record<ProfilePart, boolean> = {
    fullName: all(profile.fullName),
    email: all(profile.email),
    phone: all(profile.phone),
    summary: all(profile.summary),
    skills: profile.skills.length > 0,
    languages: profile.languages.length > 0,
    coverLetter: all(profile.coverLetter),
    expectedCTC: profile.currentCTC > 0 || profile.expectedCTC > 0,
    portfolioUrl: all(profile.portfolioUrl),
    workExperience:
      profile.noWorkExperience ||
      profile.workExperience.some((w) => all(w.company, w.position, w.startDate, w.description)),
    education: profile.education.some((e) => all(e.institution, e.degree, e.field, e.startDate, e.description)),
    projects: profile.projects.some((p) => all(p.title, p.description, p.startDate, p.endDate)),
  };
  const missing = PROFILE_PARTS.filter((part) => !isFilled[part]);
  const filled = PROFILE_PARTS.length - missing.length;
  return { completion: Math.round((filled / PROFILE_PARTS.length) * 100), missing };
}
