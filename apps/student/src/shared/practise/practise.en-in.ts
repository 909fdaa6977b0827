import type { Output } from "@dryrun/domain/contract/define";
import type { practice } from "@dryrun/domain/interviews/drills/contract";
import { DRILL_MINUTES, DRILL_QUESTIONS } from "@dryrun/domain/interviews/drills/limits";
import { type InterviewTopic, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { countOf } from "@dryrun/domain/text";
import { formatDate, formatWeekday } from "@dryrun/domain/time";

/** Topics that are not named after a tool. */
const QUESTIONS: Partial<Record<InterviewTopic, string>> = {
  case: "case questions",
  behavioural: "behavioural questions",
};

const practiseTopic = (topic: InterviewTopic) => `Practise ${QUESTIONS[topic] ?? TOPIC_LABELS[topic]}`;

const TIME = `about ${DRILL_MINUTES} minutes`;
type Gains = Pick<Output<typeof practice>, "today" | "quiz" | "reviews">;

/** The buttons that start a drill, and what was practised. */
export const practise = {
  fix: "Fix it",
  fixQuestion: (number: number) => `Fix it: question ${number}`,
  topic: practiseTopic,
  weakest: {
    ofQuiz: (topic: InterviewTopic) => `${practiseTopic(topic)}, your weakest topic`,
    next: (topic: InterviewTopic) => `${practiseTopic(topic)} next`,
    inQuiz: (topic: string, correct: number, total: number) => `${topic}: ${correct} of ${total} right.`,
    ofResult: (topic: InterviewTopic) => `${practiseTopic(topic)}: it cost the most points`,
    latest: (score: number) => `Your latest score in this topic: ${score} out of 100.`,
    /** How long quick practice takes. */
    time: `${DRILL_QUESTIONS} questions, free, ${TIME}.`,
  },
  /** Says what was right today, how many quiz mistakes are corrected, and when the next review is; empty without any of them. */
  gained: ({ today: { right, fixed }, quiz, reviews: { due, nextAt } }: Gains) =>
    [
      right > 0 &&
        `Today in practice: ${countOf(right, "question")} right${fixed > 0 ? `, ${fixed} of them corrected` : ""}.`,
      quiz && quiz.corrected > 0 && `${quiz.corrected} of ${quiz.wrong} quiz mistakes corrected.`,
      due === 0 && nextAt && `The next review is on ${formatWeekday(nextAt)}, ${formatDate(nextAt)}.`,
    ]
      .filter(Boolean)
      .join(" "),
  time: TIME,
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
  loading: "Loading your practice",
  starting: "Starting...",
  failed: "The practice could not be started. Check your connection and try again.",
} as const;
