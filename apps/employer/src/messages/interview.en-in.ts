/** An interview that was sent. */
export const interview = {
  title: (name: string) => `Interview of ${name}`,
  back: "Back to the application",
  scoredBy: (evaluator: string) => `Scored by ${evaluator}. Read the evidence before you decide.`,
  evaluator: (name: string, version: string) => `${name} ${version}`,
  fallback: "The usual evaluator was not available, so the built-in one scored this interview.",
  sentOn: (date: string) => `Sent to you on ${date}`,
  reviewedOn: (date: string) => `Reviewed by a person on ${date}`,
  verdict: "Verdict",
  score: "Score",
  outOf: (score: number) => `${score} out of 100`,
  feedback: "Summary feedback",
  perQuestion: "Score of each question",
  questions: "Questions and answers",
  answer: "Answer",
  interruptions: "Interruptions",
  eventsAbout: "For information only. A phone call or a dropped connection is recorded in the same way.",
} as const;
