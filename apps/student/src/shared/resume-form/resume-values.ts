import type { User } from "@dryrun/auth/use-session";
import type { Profile } from "../answers.ts";

export const BLANK_WORK = {
  company: "",
  position: "",
  startDate: "",
  endDate: "",
  currentlyWorking: false,
  description: "",
};
export const BLANK_EDUCATION = {
  institution: "",
  degree: "",
  field: "",
  startDate: "",
  endDate: "",
  currentlyStudying: false,
  description: "",
};
export const BLANK_PROJECT = { title: "", description: "", url: "", startDate: "", endDate: "" };

/** Converts a calendar date to the form of the month fields: `YYYY-MM`. */
const monthOf = (day: string | null) => day?.slice(0, 7) ?? "";
const inMonths = <E extends { startDate: string | null; endDate: string | null }>(entry: E) => ({
  ...entry,
  startDate: monthOf(entry.startDate),
  endDate: monthOf(entry.endDate),
});
const atLeastOne = <E>(entries: readonly E[], blank: E): E[] => (entries.length > 0 ? [...entries] : [blank]);

export const PAY_FIELDS = ["currentCTC", "expectedCTC"];

/** Returns the initial values: the profile's, or the account's data. A list always has an entry. */
export function valuesFrom(profile: Profile | undefined, user: User) {
  const hasPay = profile !== undefined && (profile.currentCTC > 0 || profile.expectedCTC > 0);
  return {
    fullName: profile?.fullName || user.fullName,
    email: profile?.email || user.email,
    phone: profile?.phone || user.phone,
    summary: profile?.summary ?? "",
    skills: profile?.skills ?? [],
    languages: profile?.languages ?? [],
    portfolioUrl: profile?.portfolioUrl ?? "",
    coverLetter: profile?.coverLetter ?? "",
    // 0 and 0 mean that no pay was entered
    currentCTC: hasPay ? String(profile.currentCTC) : "",
    expectedCTC: hasPay ? String(profile.expectedCTC) : "",
    noticePeriod: profile?.noticePeriod ?? "",
    noWorkExperience: profile?.noWorkExperience ?? false,
    workExperience: atLeastOne(profile?.workExperience.map(inMonths) ?? [], BLANK_WORK),
    education: atLeastOne(profile?.education.map(inMonths) ?? [], BLANK_EDUCATION),
    projects: atLeastOne(profile?.projects.map(inMonths) ?? [], BLANK_PROJECT),
  };
}
export type ResumeValues = ReturnType<typeof valuesFrom>;
