import { DRILL_QUESTIONS, DRILLS_PER_DAY } from "@dryrun/domain/interviews/drills/limits";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { formatDate } from "@dryrun/domain/time";
import { practice } from "../preflight/preflight.en-in.ts";

type Earlier = "interview" | "drill" | "quiz";

const BEFORE: Record<Earlier, (date: string) => string> = {
  interview: (date) => `Mock interview of ${date}`,
  drill: (date) => `Practice of ${date}`,
  quiz: (date) => `Quiz of ${date}`,
};
const WAY_BACK: Record<Exclude<Earlier, "drill">, string> = {
  interview: "Back to the interview result",
  quiz: "Back to the quiz result",
};

/** Practising three questions of a kind. */
export const drill = {
  start: {
    title: "Quick practice",
    about: `${DRILL_QUESTIONS} questions of one kind, about 5 minutes. Each answer is scored at once, with reasons. It is free, and only you see it.`,
    limit: `Up to ${DRILLS_PER_DAY} times a day.`,
    topics: {
      sql: practice.topics.sql,
      excel: practice.topics.excel,
      "power-bi": practice.topics["power-bi"],
      vba: practice.topics.vba,
      case: "A business question: what you would look at, and in which order",
      behavioural: "Questions about your own work, such as a mistake and what you did next",
    } satisfies Record<InterviewTopic, string>,
  },
  title: (label: string) => `Quick practice: ${label}`,
  about: "About 5 minutes. Free and untimed. Only you see it.",
  back: "Quick practice",
  loading: "Loading your questions",
  loadFailed: "Your questions could not be loaded",
  notFound: "This practice does not exist.",
  toStart: "Choose a topic",
  noun: "Question",
  progress: (answered: number, of: number) => `${answered} of ${of} answered`,
  question: (at: number, of: number, type: string) => `Question ${at} of ${of} · ${type}`,
  check: "Check my answer",
  checking: "Checking...",
  dontKnow: "I don't know",
  keys: {
    run: "Ctrl+Enter runs the answer, Ctrl+Shift+. checks it.",
    check: "Ctrl+Enter checks the answer.",
  },
  offline: "You are offline. Your answer is saved on this device and will be checked when you are back online.",
  offlineNotSaved: "You are offline. Keep this page open: your answer will be checked when you are back online.",
  unreachable: "Your answer has not been checked yet. We keep trying.",
  tryNow: "Try now",
  grading: "Your answer is saved. Grading is taking longer than usual; the result will appear here.",
  refused: "Your answer could not be checked.",
  scored: (score: number | null) => (score === null ? "Not assessed" : `${score} out of 10`),
  yourAnswer: "Your answer",
  reasons: "Your answer and its points",
  next: "Next question",
  toEnd: "See how it went",
  end: {
    title: "How it went",
    before: (kind: Earlier, at: string) => BEFORE[kind](formatDate(at)),
    beforeLabel: "Before",
    nowLabel: "Now",
    notAssessed: "Not assessed",
    nowOfFamily: "The same kind of question",
    nowOfTopic: `The ${DRILL_QUESTIONS} questions of this practice`,
    outOf: (points: number) => `${points} out of 10`,
    percent: (percent: number) => `${percent}%`,
    better: "Better than before.",
    same: "The same as before.",
    worse: "Lower than before. Read the reasons below, then try again.",
    full: "Full marks.",
    criteria: "Criterion by criterion",
    columns: { criterion: "Criterion", before: "Before", now: "Now" },
    answers: "Your answers",
    answer: (at: number) => `Question ${at}`,
    wayBack: (kind: Exclude<Earlier, "drill">) => WAY_BACK[kind],
    another: "Choose another topic",
  },
} as const;
