import type { Output } from "@dryrun/domain/contract/define";
import type { myProfile } from "@dryrun/domain/profile/contract";
import type { UserRow } from "../auth/queries.ts";
import type { ProfileRow } from "./queries.ts";

type Profile = Output<typeof myProfile>;

/** Until an employer can name a company and an admin can verify one. */
const NO_COMPANY = { companyName: "", companyWebsite: "", employerVerified: false };

export const profileAnswer = (profile: ProfileRow): Profile => ({
  ...profile,
  updatedAt: profile.updatedAt.toISOString(),
  ...NO_COMPANY,
});

/** Of somebody who is no student: the account's own data and, for an employer, the company's. */
export const accountAnswer = ({ fullName, email, phone, createdAt }: UserRow): Profile => ({
  fullName,
  email,
  phone,
  summary: "",
  skills: [],
  languages: [],
  portfolioUrl: "",
  coverLetter: "",
  currentCTC: 0,
  expectedCTC: 0,
  noWorkExperience: false,
  workExperience: [],
  education: [],
  projects: [],
  totalExperienceYears: 0,
  visibleToRecruiters: false,
  extraTime: 0,
  recordOnly: false,
  updatedAt: createdAt.toISOString(),
  ...NO_COMPANY,
});
