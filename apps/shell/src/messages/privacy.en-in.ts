import type { AccessKind } from "@dryrun/domain/account/retention";
import { countOf } from "@dryrun/domain/text";

export const consents = {
  visibility: "Recruiters can find my profile",
  interview: "Mock interview: its rules, automatic grading and what is recorded",
  graderCheck: "Use my answers to check the grader",
  graderCheckHint:
    "People at Dryrun score some of your interview answers again, without your name and contact details, to see how well the automatic grader works. Your results do not change. If you switch this off, your answers are no longer shown to them.",
  consentFailed: "Your choice could not be saved. Try again.",
  title: "What you agreed to",
  none: "We have not asked for your consent to anything yet.",
  yes: "Yes",
  no: "No",
  visibilityHint: "In the candidate search, once your profile is half complete. Companies you apply to always see it.",
  saved: "Saved",
} as const;

export const deleteAccount = {
  title: "Delete your account",
  about: "Permanent and immediate. First we show what stays and ask for your password.",
  formFailed: "The form did not load. Check your connection and press Delete account again.",
  open: "Delete account",
} as const;

export const deleteDialog = {
  studentLoses:
    "Your account, profile, quiz attempts, interviews, saved jobs and job alerts are deleted at once. Unused credits are lost. Open applications are withdrawn.",
  employerLoses: "Your account is deleted at once. Your jobs close and their invitations stop working.",
  decided: "Decided applications: without your name and what you wrote, but with the score of an interview you sent",
  enrolments: "Masterclass enrolments, without your name, e-mail address or phone number",
  freeInterview: "A record that your free interview was used; it does not contain your e-mail address",
  applications: "The applications to your jobs: candidates see them as “Job Deleted”",
  payments: "Payments and invoices, for eight years, as the law requires",
  deleted: "Your account is deleted. You are logged out.",
  failed: "Your account could not be deleted. Try again.",
  title: "Delete your account?",
  stays: "What stays",
  form: "Delete your account",
  submit: "Delete account",
  pending: "Deleting...",
  cancel: "Keep account",
  revoke: "Also revoke my certificates",
  revokeHint:
    "Otherwise they stay valid. A certificate is a public record: it keeps your name and the course, but not your e-mail address.",
  password: "Password",
} as const;

export const downloadData = {
  title: "Download your data",
  about: "Everything we hold about you, in one file (JSON).",
  failed: "Your data could not be downloaded. Try again.",
  done: "Your data was downloaded.",
  pending: "Downloading...",
  download: "Download my data",
} as const;

export const heldData = {
  account: (facts: string) => `Your account: ${facts}.`,
  applications: "Applications",
  interviews: "Mock interviews",
  drills: "Quick practice",
  quizAttempts: "Quiz attempts",
  applicationDrafts: "Draft applications",
  savedJobs: "Saved jobs",
  jobAlerts: "Job alerts",
  invitations: "Invitations from companies",
  enrolments: "Masterclass enrolments and attendance",
  certificates: "Certificates",
  sharedResults: "Results you share by link",
  notifications: "Notifications",
  mailStops: "E-mails you turned off",
  jobReports: "Jobs you reported",
  payments: "Payments and refunds",
  jobs: "Jobs",
  sentInvitations: "Invitations you sent",
  notes: "Applications with your private notes",
  scorecards: "Scorecards of your company",
  staged: "Applications you shortlisted or moved to a call or an offer",
  tagged: "Applications with your tags",
  openedProfiles: "Candidate profiles you opened",
  mailTemplates: "Your mail templates",
  savedViews: "Saved views",
  title: "What we hold about you",
  toProfile: "See and correct your profile",
} as const;

export const privacy = {
  loading: "Loading your privacy page",
  about: "What we hold about you, and how to correct, download or delete it.",
  title: "Your data and privacy",
  failed: "Your privacy page could not be loaded.",
  failedDetail: "Something went wrong on our side. Try again.",
  security: "Password and security",
  toSecurity: "Change how you log in",
  grievance: "Questions and complaints",
  policy: "Read the privacy policy",
} as const;

export const access = {
  title: "Companies and your applications",
  none: "No company has opened your applications yet.",
  kinds: {
    opened: "opened your application",
    decided: "decided on your application",
    exported: "exported your application to a file",
  } satisfies Record<AccessKind, string>,
  written: "What companies wrote about you",
  aboutWritten:
    "Notes and scorecards of applications. Only the company reads them. They are deleted with your account.",
  noneWritten: "No company has written a note or a scorecard about you.",
  counts: (notes: number, scorecards: number) => `${countOf(notes, "note")}, ${countOf(scorecards, "scorecard")}`,
} as const;

export const profileViews = {
  title: "Who looked at your profile",
  none: "No company has looked at your profile yet.",
  listed: "Your contact details in search results",
  noneListed: "No company has seen them in a search yet.",
} as const;
