import type { CompanyRole } from "@dryrun/domain/company/permissions";
import { aPerson } from "@dryrun/frame/testing/show-part";
import type { Company, Profile } from "../../shared/answers.ts";
import { uuid } from "./values.ts";

export const employer = aPerson({
  username: "kavita",
  fullName: "Kavita Desai",
  email: "kavita@sahyadri.example",
  userType: "employer",
});

/** The employer with a role in a company. */
export const employerAs = (role: CompanyRole) => ({
  ...employer,
  company: { id: uuid(90), name: "Sahyadri Foods", verified: true, role },
});

export const profile: Profile = {
  fullName: employer.fullName,
  email: employer.email,
  phone: employer.phone,
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
  updatedAt: "2026-11-10T06:00:00.000Z",
  companyName: "",
  companyWebsite: "",
  employerVerified: false,
  verificationRequired: false,
};

export const company: Company = {
  name: "Sahyadri Foods",
  website: "https://sahyadri.example",
  city: "",
  about: "",
  logo: null,
  updatedAt: "2026-11-10T06:00:00.000Z",
};
