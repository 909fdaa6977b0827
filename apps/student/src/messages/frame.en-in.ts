import { countOf } from "@dryrun/domain/text";

/** The bars of the frame. */
export const nav = {
  /** The completeness of the profile, in the name of its link. */
  completion: (percent: number, missing: number) =>
    `Profile ${percent}% complete, ${missing === 0 ? "nothing" : countOf(missing, "item")} missing`,
  main: "Main",
  home: "Dryrun, Today",
  jobs: "Browse Jobs",
  applications: "My Applications",
  interviews: "Interview History",
  buyCredits: "Buy Credits",
  payments: "Payments and receipts",
  quizHistory: "Quiz History",
  startQuiz: "Start Quiz",
  retakeQuiz: "Retake Quiz",
  /** `isMore`: there are more than the count. */
  profile: "Profile",
  courses: "Courses",
  masterclass: "Masterclass",
  today: "Today",
  progress: "Progress",
  practice: "Practice",
  short: { jobs: "Jobs", applications: "Applications", interviews: "Interviews" },
  more: "More",
  moreFailed: "The menu did not load. Try again.",
  quizPassed: "Quiz Passed",
  quizPending: "Quiz Pending",
  credits: (count: number) => countOf(count, "interview credit"),
  incomplete: (percent: number) => `Your profile is ${percent}% complete. We use it to fill in each application.`,
  logout: "Logout",
  leave: {
    title: "Log out and delete unsent work?",
    text: "Unsent work is saved on this device. Logging out deletes it.",
    confirm: "Log out",
    cancel: "Stay here",
  },
} as const;

/** Shown while something loads. */
export const loading = {
  page: "Loading the page",
  jobs: "Loading jobs",
} as const;
