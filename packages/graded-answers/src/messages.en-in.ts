import { KEPT_MONTHS } from "@dryrun/domain/account/retention";

/** Texts around a graded answer. */
export const messages = {
  question: (at: number, type: string) => `Question ${at} · ${type}`,
  interruptions: {
    none: "No interruptions.",
    noFullScreen: "Full screen was not available on this device.",
    kinds: {
      hidden: "Another tab or app was opened",
      blur: "Another window came to the front",
      resize: "The window was made smaller",
      "fullscreen-exit": "Full screen was left",
      offline: "The connection was lost",
      online: "The connection came back",
    },
    line: (kind: string, question: number | null) => (question === null ? kind : `Question ${question}: ${kind}`),
    repeated: (line: string, times: number) => `${line} (${times} times)`,
  },
  noAnswer: "No answer",
  data: "Sample data",
  evidence: (numbers: readonly number[]) => numbers.map((number) => `[${number}]`).join(""),
  criteria: (at: number) => `Criteria of question ${at}`,
  columns: { criterion: "Criterion", points: "Points", note: "Why", evidence: "Evidence" },
  verdicts: { met: "met", partial: "partly met", unmet: "not met", cannot_assess: "not assessed" },
  notAssessed: "Not assessed",
  noEvidence: "None",
  counterexample: {
    title: "Where it goes wrong",
    when: (about: string) => `It goes wrong when ${about}. The cells that differ are marked.`,
    roles: { given: "Data", expected: "Expected", found: "This answer" },
    /** An empty cell of a query's rows; cells of sheets and visuals are empty. */
    null: "NULL",
    caption: (role: string, name: string) => (name === "" ? role : `${role}: ${name}`),
  },
  feedback: "Feedback",
  compare: "Compare with a model answer",
  deleted: `The answers, their points and the recorded interruptions were deleted: they are kept for ${KEPT_MONTHS.interviewAnswers} months after the decision. The score and the verdict stay.`,
} as const;
