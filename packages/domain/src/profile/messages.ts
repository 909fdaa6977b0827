export const PROFILE_LOAD_FAILED = "Failed to load profile.";
export const PROFILE_UPDATE_FAILED = "Failed to update profile.";
export const PROFILE_SAVED = "Profile saved";
export const PROFILE_CHANGED =
  "Your profile was changed in another tab or on another device. Reload it before you save.";
export const NOTHING_TO_SAVE = "There are no changes to save.";
export const NEEDS_WORK_OR_TICK = "Add your work experience, or tick the box if you have none yet.";
export const NEEDS_EDUCATION = "Add at least one education entry.";
/** The title of a printed resume, and the name of its file. */
export const resumeTitle = (name: string) => `${name} – resume`;
