import { DRILL_QUESTIONS } from "@dryrun/domain/interviews/drills/limits";
import { type InterviewTopic, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";

/** Topics that are not named after a tool. */
const QUESTIONS: Partial<Record<InterviewTopic, string>> = {
  case: "case questions",
  behavioural: "behavioural questions",
};

/** The buttons that start a drill. */
export const practise = {
  ofThisKind: `Practise ${DRILL_QUESTIONS} questions of this kind`,
  /** Used in a topic's row, which already names the topic. */
  short: "Practise",
  topic: (topic: InterviewTopic) => `Practise ${QUESTIONS[topic] ?? TOPIC_LABELS[topic]}`,
  more: `Practise ${DRILL_QUESTIONS} more`,
  starting: "Starting...",
  failed: "The practice could not be started. Check your connection and try again.",
} as const;
