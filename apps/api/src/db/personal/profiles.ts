import * as profiles from "../schema/profiles.ts";
import { describeTable, IN, NO, notDownloaded, RESUME, WITH_ACCOUNT } from "./handling.ts";

/** Entries of the list of personal data: students' profiles, and who looked at them. */
export const OF_PROFILES = [
  describeTable(profiles.profiles, WITH_ACCOUNT, {
    ...RESUME,
    id: IN,
    userId: IN,
    totalExperienceYears: IN,
    visibleToRecruiters: IN,
    extraTime: IN,
    recordOnly: IN,
    updatedAt: IN,
    completion: IN,
    missing: IN,
    searchedAt: NO,
  }),
  describeTable(profiles.candidateSearch, "with the profile", {
    profileId: notDownloaded("the profile's id"),
    updatedAt: notDownloaded("the profile's"),
    experience: notDownloaded("the profile's"),
    expectedCTC: notDownloaded("the profile's"),
    terms: notDownloaded("words of the profile"),
    words: notDownloaded("words of the profile"),
  }),
  describeTable(profiles.profileViews, "profileViews", {
    id: NO,
    companyId: notDownloaded("the download names the company"),
    studentId: IN,
    company: IN,
    day: IN,
    listed: IN,
    opened: IN,
    withContact: notDownloaded("follows from the kinds"),
  }),
  describeTable(profiles.contactDays, "profileViews", {
    companyId: notDownloaded("a count for a limit"),
    day: NO,
    candidates: notDownloaded("a count for a limit"),
  }),
];
