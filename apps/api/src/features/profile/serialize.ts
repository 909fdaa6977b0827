import type { Output } from "@dryrun/domain/contract/define";
import type { myProfile } from "@dryrun/domain/profile/contract";
import type { ProfileRow } from "../../records/students/profiles.ts";
import type { UserRow } from "../../records/users.ts";

type Profile = Output<typeof myProfile>;

const NO_COMPANY = { companyName: "", companyWebsite: "" };
const companyUpdatedAt = ({ companyUpdatedAt, createdAt }: UserRow) => companyUpdatedAt ?? createdAt;

export const profileAnswer = (profile: ProfileRow): Profile => ({
  ...profile,
  whole: true,
  updatedAt: profile.updatedAt.toISOString(),
  ...NO_COMPANY,
  employerVerified: false,
  verificationRequired: false,
});

/** Returns the account's data for people who are not students and, for employers, the company's. */
export const accountAnswer = (user: UserRow, needsVerification: boolean): Profile => ({
  fullName: user.fullName,
  email: user.email,
  phone: user.phone,
  summary: "",
  skills: [],
  languages: [],
  portfolioUrl: "",
  coverLetter: "",
  currentCTC: 0,
  expectedCTC: 0,
  noticePeriod: "",
  noWorkExperience: false,
  workExperience: [],
  education: [],
  projects: [],
  whole: true,
  totalExperienceYears: 0,
  visibleToRecruiters: false,
  extraTime: 0,
  recordOnly: false,
  updatedAt: companyUpdatedAt(user).toISOString(),
  companyName: user.companyName,
  companyWebsite: user.companyWebsite,
  employerVerified: user.employerVerifiedAt !== null,
  verificationRequired: needsVerification && user.userType === "employer",
});
