import { choiceLabel, JOB_CHOICE_NAMES } from "@dryrun/domain/jobs/choices";
import type { AlertFilterName } from "@dryrun/domain/jobs/limits";
import { countOf } from "@dryrun/domain/text";
import { jobs } from "../../messages/jobs.en-in.ts";

// Loaded with the page of the notifications alone.

const interview = (jobTitle: string | null) =>
  jobTitle === null ? "practice interview" : `mock interview for ${jobTitle}`;

/** The filters of an alert, as in the address of the job list; "" for none. */
export type Searched = Record<AlertFilterName, string>;

/** Describes an alert's filters: "analyst in Pune, full-time". */
const searched = ({ title, location, minSalary, maxExperience, skills, ...choices }: Searched) =>
  [
    [title && `“${title}”`, location && `in ${location}`].filter(Boolean).join(" "),
    minSalary && jobs.pay(Number(minSalary)).toLowerCase(),
    maxExperience && jobs.experience(Number(maxExperience)).toLowerCase(),
    skills.replaceAll(",", ", "),
    ...JOB_CHOICE_NAMES.map((name) => choices[name] && choiceLabel(name, choices[name]).toLowerCase()),
  ]
    .filter(Boolean)
    .join(", ");

export const notifications = {
  emptyText:
    "Interview results, companies that open your profile or application, their decisions and invitations, new jobs from your alerts, meetings and reminders appear here.",
  toJobs: "Browse Jobs",
  toQuiz: "Start Quiz",
  toMails: "Choose which also come by e-mail",
  gone: "This job was taken down.",
  texts: {
    resultReady: (jobTitle: string | null, score: number | null) =>
      `Your ${interview(jobTitle)} is scored${score === null ? "" : `: ${score} out of 100`}`,
    resultParked: (jobTitle: string | null) =>
      `Your ${interview(jobTitle)} could not be scored. You have your credit back.`,
    reviewDecided: (jobTitle: string | null, score: number | null) =>
      `A person looked at your ${interview(jobTitle)} again${score === null ? "" : `. The score is ${score} out of 100`}`,
    profileOpened: (company: string) => `${company} opened your profile`,
    applicationOpened: (company: string, job: string) => `${company} opened your application for ${job}`,
    accepted: (company: string, job: string) => `${company} accepted your application for ${job}`,
    rejected: (company: string, job: string) => `${company} did not select your application for ${job}`,
    reopened: (company: string, job: string) => `${company} is considering your application for ${job} again`,
    jobsFound: (found: number, filters: Searched) =>
      `${countOf(found, "new job matches", "new jobs match")} your alert${searched(filters) && `: ${searched(filters)}`}`,
    invited: (company: string, job: string) => `${company} invites you to apply for ${job}`,
    remindToApply: (company: string, job: string) => `${company} reminds you to apply for ${job}`,
    meetingProposed: (company: string, job: string) => `${company} proposes times for a meeting about ${job}`,
    meetingMoved: (company: string, job: string) => `${company} moved the meeting about ${job}`,
    meetingCancelled: (company: string, job: string) => `${company} cancelled the meeting about ${job}`,
    remindOfInterview: (company: string, job: string) => `${company} is waiting for your interview for ${job}`,
  },
} as const;
