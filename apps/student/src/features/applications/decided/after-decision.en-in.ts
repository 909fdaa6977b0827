/** What follows the company's decision. */
export const afterDecision = {
  title: "What happens next",
  moment: (company: string) => `Congratulations! ${company} accepted your application`,
  toApplication: "See the application",
  accepted: (company: string, email: string) => `${company} will write to ${email}.`,
  orCall: (phone: string) => `They may also call ${phone}.`,
  rejected: (company: string, email: string) =>
    `${company} has decided and will not take this application further. You have an e-mail about it at ${email}.`,
  reason: "The reason they gave",
  prepare: "Have ready",
  ready: {
    pay: (expected: string) => `The pay you asked for: ${expected}`,
    notice: (notice: string) => `Your notice period: ${notice}`,
    times: "Days and times when you can talk",
    work: "The projects and jobs on your application, with a number for each result",
    questions: "Two questions about the team and its work",
    result: "Your interview's answers and feedback",
  },
  improve: "Before the next application",
  better: {
    practise: "Practise a topic, three questions at a time",
    result: "See where your interview lost points",
    profile: "Bring your profile up to date",
  },
  reached: (step: string) => `How far you got: ${step}.`,
  similar: "Similar jobs",
  scoreCounts: (score: number) => `Jobs where your score of ${score} counts`,
  showScore: "These companies can see your result too: put a link to it in your letter.",
  toShare: "Share your result",
  all: "All jobs",
} as const;
