/** The page of the link that a purchase mails to somebody without a password. */
export const setPassword = {
  title: "Set your password",
  about: "Your purchase made an account for your e-mail address. Choose a password, and it is open.",
  submit: "Set password and continue",
  askNew: "Ask for a new link",
  deadAbout: "If you have set a password already, log in.",
  login: "Login",
} as const;
