/** The page of the link that a purchase mails to a person without a password. */
export const setPassword = {
  title: "Set your password",
  about: "Your purchase created an account for your e-mail address. Set a password to open it.",
  submit: "Set password and continue",
  askNew: "Ask for a new link",
  deadAbout: "If you have set a password already, log in.",
  login: "Login",
} as const;
