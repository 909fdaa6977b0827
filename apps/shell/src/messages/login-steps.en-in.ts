export const adultQuestion = {
  comeBack: "You can come back once you are.",
  about: "We ask this once, before you go on.",
  loggedOut: "You are logged out",
  deletion: "To have the account and what it holds deleted before that, write to us.",
  contact: "Contact",
  question: "Are you 18 or older?",
  failed: "Your answer could not be saved. Try again.",
  pending: "Saving...",
  yes: "Yes, I am 18 or older",
  no: "No",
} as const;

export const codeStep = {
  recoveryCode: "If you do not have your phone, type one of your recovery codes.",
  title: "Two-step verification",
  submit: "Login",
  pending: "Logging in...",
  back: "Back",
  hint: "6 digits, or a recovery code of 12",
} as const;

export const signedInNotice = {
  isFor: {
    student: "That page is for students.",
    employer: "That page is for employers.",
    admin: "That page is for admins.",
  },
  signedInAs: (name: string) => `You are logged in as ${name}.`,
  orElse: "or log in as somebody else.",
  toStart: "Continue to your start page",
} as const;

export const codeField = {
  code: "Code",
} as const;
