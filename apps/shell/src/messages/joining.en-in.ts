export const firstPasswordForm = {
  pending: "Saving...",
} as const;

export const invitation = {
  invites: "invites you to apply for",
  in: (place: string) => `in ${place}. You don't need to take the Dryrun quiz for this job.`,
  openUntil: (time: string) => `The invitation is open until ${time}.`,
  closed: "The company has closed this job for now. If it opens again, your invitation works again.",
  failed: "Your invitation could not be loaded.",
  failedDetail: "The link still works. Try again.",
  loading: "Loading your invitation",
  choosePassword: "Set a password for your account to see the job.",
  submit: "Set password and open the job",
  title: "Your invitation",
  dead: "Ask the company to invite you again. If you have set a password already, log in.",
  login: "Login",
} as const;

export const register = {
  created: (email: string) =>
    `Account created. You can log in now. We have sent a link to ${email} to verify your address.`,
  student: "I'm a Student",
  studentHint: "Find jobs and rehearse interviews. 1 free mock interview included.",
  employer: "I'm an Employer",
  employerHint: "Post jobs and read applications and interview results.",
  title: "Create Your Free Account",
  documentTitle: "Register",
  submit: "Register Now",
  pending: "Registering...",
  accountType: "Account type",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  company: "Company name",
  password: "Password",
  hasAccount: "Already have an account?",
  login: "Login",
} as const;

export const ticks = {
  visibility: "Recruiters can find my profile once it is half complete. I can change this any time.",
  adult: "I am 18 or older",
} as const;

export const verifyEmail = {
  title: "Verify e-mail",
  verifying: "Verifying your e-mail",
  failed: "Your e-mail could not be verified. Try again.",
  tryAgain: "Try again",
  sendNew: "Send a new one",
  logInFirst: "Log in to get a new link.",
  login: "Login",
  continue: "Continue",
} as const;

export const sendAgain = {
  wait: (seconds: number) => `You can send again in ${seconds} s.`,
  about: "No e-mail after 5 minutes? Check spam or send again.",
  sendAgain: "Send again",
} as const;

/** The page on which a buyer without a password sets one; the purchase mail links to it. */
export const setPassword = {
  title: "Set your password",
  about: "Your purchase created an account for your e-mail address. Set a password to open it.",
  submit: "Set password and continue",
  askNew: "Ask for a new link",
  deadAbout: "If you have set a password already, log in.",
  login: "Login",
} as const;
