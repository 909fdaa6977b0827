import { TEST_PASS_PERCENT } from "@dryrun/domain/courses/limits";
import { DRILL_MINUTES } from "@dryrun/domain/interviews/drills/limits";

/** Practising three questions of a kind. */
export const drill = {
  title: (label: string) => `Quick practice: ${label}`,
  review: "Review",
  about: `About ${DRILL_MINUTES} minutes. Free and untimed. Only you see it.`,
  back: "Practice",
  /** The exercises and the test of a unit of the course. */
  ofUnit: {
    exercises: { title: (unit: string) => `Exercises: ${unit}`, about: "Untimed. Only you see it." },
    test: {
      title: (unit: string) => `Test: ${unit}`,
      about: `Untimed. Your first answer to each question counts, and ${TEST_PASS_PERCENT}% passes. Only you see it.`,
    },
    back: (unit: string) => `Unit: ${unit}`,
  },
  loading: "Loading your questions",
  loadFailed: "Your questions could not be loaded",
  notFound: "This practice does not exist.",
  toStart: "Choose a topic",
  noun: "Question",
  progress: (answered: number, of: number) => `${answered} of ${of} answered`,
  question: (at: number, of: number, type: string) => `Question ${at} of ${of} · ${type}`,
  level: (level: number, name: string) => `Level ${level}: ${name}`,
  levelOfChoice: (level: number) => `Level ${level}`,
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
  oneWay: "One way to answer it",
  fromQuiz: "You missed this one in your quiz.",
  toFix: "What to correct",
  asked: "The question and its data",
  fix: "Fix it",
  again: "Try again",
  own: "Write my own",
  skip: "Skip",
  climb: "Scores of your tries",
  showModel: "Show the model answer",
  right: "Right.",
  wrong: "Not right yet.",
  unknown: "No problem. Read one way to answer it, then write your own.",
  rightOption: "Right answer",
  next: "Next question",
  correct: (number: number) => `Correct question ${number}`,
  easier: "One easier question",
  toEnd: "See how it went",
  finish: "Finish the set",
  end: {
    title: (right: number, of: number) => `${right} of ${of} right`,
    reached: (level: number, name: string) => `You have reached level ${level}: ${name}.`,
    next: (level: number, name: string) =>
      level === 1 ? `Next: level 1, ${name}.` : `Next: level ${level}, ${name}. A set begins one level below.`,
    answers: "Your answers",
    notAnswered: "Not answered",
    answer: (at: number) => `Question ${at}`,
    wayBack: {
      result: "Back to the interview result",
      quiz: "Back to the quiz result",
      reviews: "Back to practice",
      course: "Back to the unit",
    },
    test: (percent: number, passed: boolean) =>
      passed
        ? `Test passed: ${percent}%.`
        : `Test: ${percent}%. ${TEST_PASS_PERCENT}% passes, and you can take it again.`,
    toQuiz: "Go to the quiz",
    another: "Choose another topic",
  },
} as const;
