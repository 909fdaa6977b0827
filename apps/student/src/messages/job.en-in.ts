import { GET_READY } from "../shared/interview/start-interview.en-in.ts";

/** One job. */
export const job = {
  back: "All jobs",
  failed: "The job could not be loaded",
  gone: "This job no longer exists.",
  facts: "Job facts",
  notGiven: "Not given.",
  actions: "What you can do",
  applyNow: "Apply Now",
  companySite: "Apply on Company Website",
  opensInTab: "opens in a new tab",
  locked: "Opens after you submit the mock interview for this application.",
  getReady: GET_READY,
  loading: "Loading the job",
  seeApplication: "See the application",
  alreadyApplied: "Already Applied - View My Application",
  nextStep: "Next: the mock interview",
  nextStepText: "Rehearse it while the job is fresh in your mind.",
  share: {
    open: "Share this job",
    link: "Link to this job",
    failed: "Sharing did not load. Check your connection and press Share this job again.",
  },
  skills: {
    title: "Your skills and this job",
    count: (known: number, named: number) =>
      named === 1
        ? `You ${known === 1 ? "have" : "do not have"} the skill this job asks for.`
        : known === named
          ? `You have ${named === 2 ? "both" : `all ${named}`} skills this job asks for.`
          : `You have ${known} of the ${named} skills this job asks for.`,
    known: "you have it",
    missing: "not among your skills",
  },
  notChecked: "We could not check whether your mock interview was submitted.",
  tryAgain: "Try again",
} as const;

/** Reporting a job. */
export const report = {
  open: "Report this job",
  about: "We look at every report. The employer does not see who sent it.",
  reason: "What is wrong with it?",
  note: "Tell us more",
  send: "Send report",
  sending: "Sending...",
  failed: "The report was not sent. Try again.",
  formFailed: "The form did not load. Check your connection and press Report this job again.",
} as const;
