import { PRACTICE_LABELS, type PracticeTopic } from "@dryrun/domain/interviews/limits";
import { countOf } from "@dryrun/domain/text";
import { START_INTERVIEW } from "../shared/interview/start-interview.en-in.ts";

/** The usual time for one question of a review. */
const REVIEW_MINUTES = 2;

/** The first page after signing in. */
export const today = {
  title: "Today",
  greeting: (name: string) => `Hello ${name}`,
  next: "Your next step",
  also: "Also waiting for you",
  road: "How it works",
  steps: {
    quiz: "Pass the quiz",
    profile: "Start your profile",
    apply: "Apply to a job",
    interview: "Take the mock interview",
    send: "Send the result",
  },
  cards: {
    running: { title: "Your mock interview is running", text: (minutes: number) => `${minutes} min left.` },
    course: {
      title: (unit: string, lesson: number) => `Continue: ${unit}, lesson ${lesson}`,
      text: "Your data analyst course.",
      action: "Open the lesson",
    },
    quiz: {
      title: "Pass the quiz",
      again: "Retake the quiz",
      text: (mark: number) => `Score ${mark}% to unlock jobs. There is no time limit.`,
      begun: (answered: string) => `${answered} There is no time limit.`,
    },
    profile: {
      title: "Fill in your profile",
      text: (percent: number) => `${percent}% complete. We use it to fill in each application.`,
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
      action: START_INTERVIEW,
    },
    accepted: {
      title: (company: string, job: string) => `${company} accepted your application for ${job}`,
      text: (company: string, email: string) => `${company} will write to you at ${email}.`,
      action: "See what happens next",
    },
    review: {
      text: (count: number) =>
        `${countOf(count, "question")} that you got wrong. About ${count * REVIEW_MINUTES} minutes.`,
    },
    match: {
      title: (job: string, company: string) => `Apply for ${job} at ${company}`,
      text: (known: number, named: number, isFilled: boolean) =>
        `Your profile has ${known} of the ${named} skills it asks for.${isFilled ? " The form is filled in from your profile." : ""}`,
      action: "See the job",
    },
    waiting: { title: "Your answers are being evaluated", text: "You will get an e-mail when the result is ready." },
    apply: { title: "Apply to a job", text: "One form, filled in from your profile." },
  },
  profile: "Your profile",
  missing: (count: number) => (count === 0 ? "Nothing missing" : `${countOf(count, "item")} missing`),
  results: "Last results",
  notGraded: "Not graded",
  practice: (topic: PracticeTopic | null) => (topic ? `Practice: ${PRACTICE_LABELS[topic]}` : "Practice"),
  noResults: "The results of your mock interviews appear here.",
} as const;
