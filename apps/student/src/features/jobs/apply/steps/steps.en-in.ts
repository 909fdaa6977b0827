/** The steps of an application and its draft; used by the form alone. */
export const applySteps = {
  savedOnAccount: (time: string) => `Saved ${time}, also for your other devices`,
  conflict: {
    when: (time: string) => `The other version is from ${time}. Which one do you want to continue with?`,
    mine: "Continue with this one",
    theirs: "Use the other version",
  },
  steps: {
    label: "Application steps",
    names: {
      about: "About you",
      experience: "Experience",
      education: "Education",
      letter: "Your letter",
      check: "Check and send",
    },
    filled: {
      all: "Filled in from your profile. Check it and continue.",
      some: "Partly filled in from your profile. Add what is missing.",
      none: "Your profile has nothing for this part yet.",
    },
    next: "Continue",
    back: "Back",
    check: "This is what the employer will see. Open a part to read it.",
    change: "Change",
    changeOf: (step: string) => `Change: ${step}`,
    noWork: "No work experience yet",
    nothing: "Nothing added",
  },
} as const;
