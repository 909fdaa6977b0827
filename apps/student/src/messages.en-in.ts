import { countOf } from "@dryrun/domain/text";
import { applications } from "./messages/applications.en-in.ts";
import { apply } from "./messages/apply.en-in.ts";
import { alerts, job, jobs, report } from "./messages/jobs.en-in.ts";
import { profile } from "./messages/profile.en-in.ts";
import { quiz } from "./messages/quiz.en-in.ts";

/** The words of the student's part that the server does not share. */
export const words = {
  nav: {
    main: "Main",
    home: "Dryrun, browse jobs",
    jobs: "Browse Jobs",
    applications: "My Applications",
    interviews: "Interview History",
    quizHistory: "Quiz History",
    startQuiz: "Start Quiz",
    retakeQuiz: "Retake Quiz",
    profile: "Profile",
    courses: "Courses",
    masterclass: "Masterclass",
    today: "Today",
    short: { jobs: "Jobs", applications: "Applications", interviews: "Interviews", more: "More" },
    more: "More",
    moreFailed: "The menu did not load. Check your connection and press More again.",
    quizPassed: "Quiz Passed",
    quizPending: "Quiz Pending",
    credits: (count: number) => countOf(count, "interview credit"),
    logout: "Logout",
    leave: {
      title: "Log out and delete what is not sent?",
      text: "Something that you have begun and not sent yet is kept on this device. Logging out deletes it.",
      confirm: "Log out",
      cancel: "Stay here",
    },
  },
  loading: { page: "Loading the page", jobs: "Loading jobs", job: "Loading the job", form: "Loading the form" },
  running: {
    name: "Running interview",
    text: (minutes: number) => `Your mock interview is running. ${countOf(minutes, "minute")} left.`,
    resume: "Resume",
  },
  today: {
    title: "Today",
    greeting: (name: string) => `Hello ${name}`,
    next: "Your next step",
    road: "How it runs",
    steps: {
      quiz: "Pass the quiz",
      profile: "Fill in your profile",
      apply: "Apply to a job",
      interview: "Take the mock interview",
      send: "Send the result",
    },
    cards: {
      running: { title: "Your mock interview is running", text: (minutes: number) => `${minutes} min left.` },
      quiz: { title: "Pass the quiz", text: (mark: number) => `${mark}% opens the jobs. There is no time limit.` },
      profile: {
        title: "Fill in your profile",
        text: (percent: number) => `${percent}% complete. What stands there is filled in for you in each application.`,
        action: "Open the profile",
      },
      send: {
        title: (job: string) => `Send your result for ${job}`,
        text: (score: number | null) => `${score ?? 0} out of 100. The recruiter sees nothing until you send it.`,
        action: "See the result",
      },
      interview: {
        title: (job: string) => `Rehearse the interview for ${job}`,
        text: "10 questions, 30 minutes, scored with reasons.",
        action: "Get ready",
        seeApplication: "See the application",
      },
      waiting: { title: "Your answers are being evaluated", text: "A mail tells you when the result is ready." },
      apply: { title: "Apply to a job", text: "One form, filled in from your profile." },
    },
    profile: "Your profile",
    missing: (count: number) => (count === 0 ? "Nothing missing" : `${countOf(count, "item")} missing`),
    results: "Last results",
    noResults: "Results of your mock interviews appear here.",
  },
  jobs,
  job,
  alerts,
  report,
  apply,
  applications,
  profile,
  quiz,
} as const;
