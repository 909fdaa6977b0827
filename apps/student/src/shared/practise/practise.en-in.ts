import { DRILL_MINUTES, DRILL_QUESTIONS } from "@dryrun/domain/interviews/drills/limits";
import { type InterviewTopic, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { countOf } from "@dryrun/domain/text";

/** Topics that are not named after a tool. */
const QUESTIONS: Partial<Record<InterviewTopic, string>> = {
  case: "case questions",
  behavioural: "behavioural questions",
};

/** The buttons that start a drill. */
export const practise = {
  fix: "Fix it",
  topic: (topic: InterviewTopic) => `Practise ${QUESTIONS[topic] ?? TOPIC_LABELS[topic]}`,
  time: `about ${DRILL_MINUTES} minutes`,
  due: (count: number) => `${count} to review today`,
  review: "Review now",
  reached: (levels: number, of: number) => `${levels} of ${of} levels reached`,
  tabs: { label: "Practice and progress", practice: "Practice", progress: "Progress" },
  beforeQuiz: `Not ready yet? Practise first: ${DRILL_QUESTIONS} questions, free.`,
  more: `Practise ${DRILL_QUESTIONS} more`,
  open: {
    title: (topic: InterviewTopic) => `Continue: ${TOPIC_LABELS[topic]}`,
    text: (answered: number) => `${countOf(answered, "question")} answered.`,
    action: "Continue",
  },
  starting: "Starting...",
  failed: "The practice could not be started. Check your connection and try again.",
} as const;
