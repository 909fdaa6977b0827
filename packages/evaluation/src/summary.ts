import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { PASS_FROM, REVIEW_FROM, STRONG_FROM } from "@dryrun/domain/interviews/limits";
import { topicToPractise } from "@dryrun/domain/interviews/practice/topic-to-practise";
import { lostPoints } from "./lost-points.ts";
import { isAssessed, type QuestionResult } from "./result.ts";
import type { SessionVerdict } from "./verdict.ts";

interface TopicScore {
  type: string;
  percent: number;
  /** Points that the topic's questions could have earned and did not. */
  lost: number;
  of: number;
  weakest: string | null;
}

const FULL_SCORE = 10;

function byTopic(questions: readonly InterviewQuestion[], results: readonly QuestionResult[]): TopicScore[] {
  const assessed = questions.flatMap((question, at) => {
    const result = results[at];
    return result && isAssessed(result) ? [{ question, result }] : [];
  });
  const types = [...new Set(assessed.map(({ question }) => question.type))];
  return types.map((type) => {
    const own = assessed.filter(({ question }) => question.type === type);
    const total = own.reduce((sum, { result }) => sum + result.score, 0);
    // There is more to learn from a wrong answer than from an open one.
    const isOpen = ({ result }: (typeof own)[number]) => Number(result.flags.includes("empty"));
    const low = [...own].sort((a, b) => isOpen(a) - isOpen(b) || a.result.score - b.result.score)[0];
    return {
      type,
      percent: total / own.length,
      lost: FULL_SCORE * own.length - total,
      of: FULL_SCORE * own.length,
      weakest: low ? weakPoint(low.question, low.result) : null,
    };
  });
}

/** The label of the criterion that would have earned most besides. */
function weakPoint(question: InterviewQuestion, result: QuestionResult): string | null {
  const [first] = lostPoints(question.rubric, result.evidence);
  return first?.label ?? null;
}

/** Who reads a summary: the person who answered, or one who decides about them. */
export type Reader = "candidate" | "recruiter";

interface Words {
  opening: (verdict: SessionVerdict) => string;
  best: (topic: TopicScore) => string;
  none: string;
  only: (topic: TopicScore) => string;
  weakOnly: (topic: TopicScore) => string;
  open: (count: number) => string;
}

const missedInVain = (count: number) =>
  count === 1
    ? "One answer could not be assessed; even full marks for it would not change the verdict."
    : `${count} answers could not be assessed; even full marks for them would not change the verdict.`;

const questionCount = (count: number) => (count === 1 ? "one question" : `${count} questions`);

const WORDS: Record<Reader, Words> = {
  candidate: {
    opening({ score, decision }) {
      if (decision === "Pass") return `Well done: you scored ${score} out of 100 and passed this interview.`;
      if (decision === "Rejected")
        return `You scored ${score} out of 100, and ${REVIEW_FROM} is needed to go forward, so this attempt was not successful.`;
      return `You scored ${score} out of 100. The verdict is Review: neither a clear pass nor a rejection.`;
    },
    best: (topic) => `Your strongest topic was ${topic.type} (${outOfTen(topic)}).`,
    none: "None of the topics is strong yet, so take them one at a time.",
    only: (topic) => `In ${topic.type} you scored ${outOfTen(topic)}.`,
    weakOnly: (topic) => `${topic.type} is not strong yet (${outOfTen(topic)}), so take it one question at a time.`,
    open: (count) => `You left ${questionCount(count)} unanswered; even a first step earns points.`,
  },
  recruiter: {
    opening({ score, decision }) {
      if (decision === "Pass") return `The candidate scored ${score} out of 100 and passed this interview.`;
      if (decision === "Rejected")
        return `The candidate scored ${score} out of 100; ${REVIEW_FROM} is needed to go forward.`;
      return `The candidate scored ${score} out of 100. The verdict is Review: neither a clear pass nor a rejection.`;
    },
    best: (topic) => `The strongest topic was ${topic.type} (${outOfTen(topic)}).`,
    none: "None of the topics is strong.",
    only: (topic) => `The result in ${topic.type} is ${outOfTen(topic)}.`,
    weakOnly: (topic) => `The result in ${topic.type} is ${outOfTen(topic)}.`,
    open: (count) => `The candidate left ${questionCount(count)} unanswered.`,
  },
};

function whyReview({ score, decision, reasons }: SessionVerdict): string[] {
  if (decision !== "Review") return [];
  if (reasons.length > 0) return [`It is Review because ${reasons.join(", and ")}.`];
  return [`It is Review because ${score} lies between ${REVIEW_FROM} and the ${PASS_FROM} that a pass needs.`];
}

/** Three to six sentences: the result, the reason of a review, the best and weakest topics; for the candidate also the next step. */
export function summaryFeedback(
  questions: readonly InterviewQuestion[],
  results: readonly QuestionResult[],
  verdict: SessionVerdict,
  reader: Reader = "candidate",
): string {
  const words = WORDS[reader];
  const topics = byTopic(questions, results);
  const ranked = [...topics].sort((a, b) => b.percent - a.percent);
  const best = ranked[0];
  const worst = ranked.at(-1);
  const blank = results.filter((result) => result.flags.includes("empty")).length;
  const sentences = [words.opening(verdict), ...whyReview(verdict)];
  const isStrong = best !== undefined && best.percent * 10 >= STRONG_FROM;
  // A single-topic practice has no stronger or weaker topic.
  if (best && topics.length === 1) sentences.push(isStrong ? words.only(best) : words.weakOnly(best));
  else if (best) sentences.push(isStrong ? words.best(best) : words.none);
  if (worst && worst.percent < WEAK_BELOW && worst !== best)
    sentences.push(`${worst.type} was the weakest (${outOfTen(worst)}).`);
  if (blank > 0) sentences.push(words.open(blank));
  const missed = results.filter((result) => !isAssessed(result)).length;
  if (missed > 0 && verdict.decision === "Rejected") sentences.push(missedInVain(missed));
  if (reader === "candidate" && (topics.length > 0 || missed === 0)) sentences.push(nextStep(topics, worst));
  return sentences.join(" ");
}

/** The average of a topic, 0 to 10. */
const WEAK_BELOW = 7;

const outOfTen = ({ percent }: TopicScore): string => `${Math.round(percent * 10) / 10} out of 10 on average`;

function nextStep(topics: readonly TopicScore[], worst: TopicScore | undefined): string {
  const topic = topicToPractise(topics);
  if (!topic) return "Keep practising with harder questions to stay this confident.";
  const why = topic === worst ? "" : ", which cost the most points";
  const what = topic.weakest ? ` The criterion to look at first is “${topic.weakest}”.` : "";
  return `Next, practise ${topic.type}${why}.${what}`;
}
