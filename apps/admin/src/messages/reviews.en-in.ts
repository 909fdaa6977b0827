import { countOf } from "@dryrun/domain/text";
import { formatDateTime } from "@dryrun/domain/time";

/** Reviews that candidates requested. */
export const reviews = {
  title: "Reviews",
  about: "A candidate who disagrees with a score can ask for one review. Scores can only be raised.",
  loading: "Loading reviews",
  failed: "The reviews could not be loaded",
  none: "Nobody has asked for a review.",
  noneOf: { open: "No open reviews.", decided: "No decided reviews yet." },
  show: "Show",
  state: "State",
  states: { all: "All reviews", open: "Open", decided: "Decided" },
  list: "Reviews",
  candidate: "Candidate",
  interview: "Interview",
  practice: "Practice",
  score: "Score",
  asked: "Asked",
  open: "Open",
  decided: "Decided",
  at: (moment: string) => formatDateTime(moment),
} as const;

/** One review with the answers. */
export const review = {
  title: (name: string) => `Review for ${name}`,
  back: "All reviews",
  loading: "Loading the review",
  failed: "The review could not be loaded",
  gone: "This review does not exist.",
  reason: "What the candidate says",
  result: "Result",
  verdict: (score: number, decision: string) => `${score} out of 100, ${decision}`,
  evaluator: "Evaluator",
  evaluatorName: (name: string, version: string) => `${name}, version ${version}`,
  decidedAt: "Decided",
  note: "Note",
  questions: "Answers",
  answer: "Answer",
  newScore: (at: number) => `Score of question ${at}`,
  machine: (score: number) => `The evaluator gave ${score}.`,
  outOf: (score: number) => `${score} out of 10`,
  stays: (score: number | null) => (score === null ? "Not assessed: 0 points" : `${score} out of 10 (stays)`),
  noteHint: "The candidate reads it in the mail.",
  confirm: "Confirm the scores",
  raise: (from: number, to: number) => `Raise the score from ${from} to ${to}`,
  raiseWithin: (count: number, score: number) => `Raise ${countOf(count, "answer")}, the score stays ${score}`,
  sending: "Deciding...",
  sureConfirm: "Confirm the scores as they are?",
  sure: (act: string) => `${act}?`,
  sureText: (verdict: string) =>
    `The verdict will be ${verdict}. The candidate is notified by e-mail; this cannot be changed later.`,
  keep: "Keep reading",
  decideFailed: "Your decision could not be saved. Please try again.",
} as const;
