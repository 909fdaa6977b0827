import type { Profile } from "../../shared/answers.ts";
import { type ResumeValues, valuesFrom } from "../../shared/resume-form/resume-values.ts";

/** Includes the profile's time of reading, which identifies a draft of an older profile. */
export type ProfileValues = ResumeValues & { ifUpdatedAt: string };

/** Returns the form's values of a profile. */
export const profileValues = (profile: Profile, user: Parameters<typeof valuesFrom>[1]): ProfileValues => ({
  ...valuesFrom(profile, user),
  ifUpdatedAt: profile.updatedAt,
});
