import { QUIZ_MINUTES, QUIZ_PASS_PERCENT, QUIZ_QUESTIONS } from "@dryrun/domain/quiz/rules";

export const applyPanel = {
  title: "Apply",
  openJob: "Open the job to apply",
  toQuiz: "Pass the quiz to apply",
  signIn: "Log in to apply",
  register: "Create account",
  about: `You need an account to apply. It is free and includes one free mock interview. Before you apply, you pass a quiz once: ${QUIZ_QUESTIONS} questions, about ${QUIZ_MINUTES} minutes, ${QUIZ_PASS_PERCENT}% to pass. With an invitation from the company you need no quiz.`,
} as const;

export const closedJob = {
  noneSimilar: "No similar job is open now.",
  someSimilar: "Similar jobs:",
  similar: "Similar open jobs",
} as const;

export const openJob = {
  facts: "Facts",
  skills: "Skills",
  noDescription: "The company has not given a description.",
  share: "Share this job",
  link: "Link to this job",
} as const;

export const publicJob = {
  loading: "Loading the job",
  failed: "The job could not be loaded.",
  failedDetail: "The link still works. Try again.",
  failedTitle: "Job not loaded",
  goneTitle: "Job not found",
  gone: "This job no longer exists.",
  goneDetail: "Check the link, or ask the person who sent it.",
  toHome: "Go to the home page",
} as const;
