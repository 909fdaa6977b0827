import { resumeTitle } from "@dryrun/domain/profile/messages";
/** The profile. */
export const profile = {
  notLoaded: "Your profile could not be loaded, so the form is not filled in from it.",
  prefilled:
    "Filled in from your profile. What you change here stays in this application, unless you tick at the end to save it there too.",
  title: "Profile",
  resume: resumeTitle,
  updated: (date: string) => `Last changed ${date}`,
  edit: "Edit profile",
  print: "Print or save as PDF",
  printWaits: "Once the longer texts are there.",
  experience: "Work experience in years",
  formTitle: "Edit profile",
  save: "Save profile",
  saving: "Saving...",
  notSaved: "Your profile was not saved",
  conflict: "What you typed stays here until you load the newer profile. Copy what you want to keep first.",
  loadNewer: "Load the newer profile",
  leave: {
    title: "Close the form?",
    text: "What you typed is kept on this device and is here when you come back.",
    confirm: "Close form",
    cancel: "Keep writing",
  },
  missing: {
    title: "How complete it is",
    notLoaded: "What is missing could not be loaded",
    list: "What is missing",
    none: "Nothing is missing. Each application is filled in from here.",
  },
  settings: {
    title: "Your choices",
    saved: "Saved",
    visible: "Recruiters can find my profile",
    visibleHint:
      "In the search for candidates, once your profile is half complete. Companies you apply to see it anyway.",
    accommodations: "Mock interview accommodations",
    accommodationsHint:
      "No proof is asked. Employers never see this: the recruiter sees your result in the same form as everybody's.",
    extraTime: "Extra time",
    percents: { 0: "No extra time", 25: "25% more time", 50: "50% more time" } as Record<number, string>,
    recordOnly: "I use a screen reader, magnifier, voice or switch",
    recordOnlyHint: "Leaving the interview window is recorded and never logs you out; full screen is optional.",
  },
  views: {
    title: "Who looked at your profile",
    none: "No company has looked at your profile yet.",
    notLoaded: "Who looked could not be loaded",
    loading: "Loading who looked at your profile",
    all: (count: number) => `All ${count}, with your data and privacy`,
  },
  account: "Your account",
  privacy: "Your data and privacy",
  privacyHint: "Download what is held about you, see your consents, delete your account.",
} as const;
