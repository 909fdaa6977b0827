import { countOf } from "@dryrun/domain/text";

// Loaded with the page of the progress alone.

export const progress = {
  title: "Progress",
  loading: "Loading your progress",
  loadFailed: "Your progress could not be loaded",
  empty: "Your progress appears here",
  emptyText: "Start with the quiz, a mock interview or quick practice. Your scores are shown here by date.",
  toPractice: "Practise an interview",
  interviews: "Mock interviews",
  topic: "Topic",
  all: "All topics",
  trend: (topic: string) => `Interview scores: ${topic}`,
  one: (score: number, when: string) => `${score} out of 100 on ${when}. The chart starts with your second interview.`,
  change: (first: number, latest: number, best: number) => {
    if (latest < best) return `${latest} this time; your best is ${best}.`;
    return latest === first ? "The same as the first." : `Up ${countOf(latest - first, "point")} since the first.`;
  },
  noInterviews: "No interview is scored yet.",
  notAsked: "No interview has asked about this topic yet.",
  gates: (review: number, pass: number) => `Review from ${review}, Pass from ${pass}.`,
  toInterviews: "Interview history",
  quizzes: "Quiz attempts",
  quizTrend: "Quiz scores",
  quizOne: (score: number, when: string) => `${score}% on ${when}.`,
  noQuizzes: "You have not submitted a quiz yet.",
  quizGate: (pass: number) => `${pass} passes.`,
  toQuizzes: "Quiz history",
  drills: "Quick practice",
  noDrills: "You have not tried quick practice yet.",
  toDrills: "Choose a topic",
  drillColumns: ["Topic", "Sets", "Level reached"] as const,
  level: (level: number, of: number, name: string) => `${level} of ${of}: ${name}`,
  noLevel: "None yet",
} as const;
