import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { PASS_FROM, REVIEW_FROM, STRONG_FROM } from "@dryrun/domain/interviews/limits";
import { topicToPractise } from "@dryrun/domain/interviews/practice/topic-to-practise";
import { lostPoints } from "./lost-points.ts";
import { isAssessed, type QuestionResult } from "./result.ts";
import type { SessionVerdict } from "./verdict.ts";

interface TopicScore {
  type: string;
  percent: number;
  /** Points that the topic's questions could have earned in addition, of `of` points. */
  lost: number;
  of: number;
  weakest: string | null;
}

const FULL_SCORE = 10;

function scoresByTopic(questions: readonly InterviewQuestion[], results: readonly QuestionResult[]): TopicScore[] {
  const assessed = questions.flatMap((question, index) => {
    const result = results[index];
    return result && isAssessed(result) ? [{ question, result }] : [];
  });
  const types = [...new Set(assessed.map(({ question }) => question.type))];
  return types.map((type) => {
    const topicAnswers = assessed.filter(({ question }) => question.type === type);
    const total = topicAnswers.reduce((sum, { result }) => sum + result.score, 0);
    // A wrong answer shows better what to practise than an empty one.
    const emptyRank = ({ result }: (typeof topicAnswers)[number]) => Number(result.flags.includes("empty"));
    const lowest = [...topicAnswers].sort((a, b) => emptyRank(a) - emptyRank(b) || a.result.score - b.result.score)[0];
    return {
      type,
      percent: total / topicAnswers.length,
      lost: FULL_SCORE * topicAnswers.length - total,
      of: FULL_SCORE * topicAnswers.length,
      weakest: lowest ? mostLostCriterion(lowest.question, lowest.result) : null,
    };
  });
}

/** Returns the label of the criterion that lost the most points. */
function mostLostCriterion(question: InterviewQuestion, result: QuestionResult): string | null {
  const [first] = lostPoints(question.rubric, result.evidence);
  return first?.label ?? null;
}

/** The reader of a summary: the person who answered, or a person who decides about them. */
export type Reader = "candidate" | "recruiter";

interface Wording {
  opening: (verdict: SessionVerdict) => string;
  best: (topic: TopicScore) => string;
  none: string;
  only: (topic: TopicScore) => string;
  weakOnly: (topic: TopicScore) => string;
  open: (count: number) => string;
}

const unassessedSentence = (count: number) =>
  count === 1
    ? "One answer could not be assessed; even full marks for it would not change the verdict."
    : `${count} answers could not be assessed; even full marks for them would not change the verdict.`;

const questionCount = (count: number) => (count === 1 ? "one question" : `${count} questions`);

const WORDING: Record<Reader, Wording> = {
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

function reviewSentences({ score, decision, reasons }: SessionVerdict): string[] {
  if (decision !== "Review") return [];
  if (reasons.length > 0) return [`It is Review because ${reasons.join(", and ")}.`];
  return [`It is Review because ${score} lies between ${REVIEW_FROM} and the ${PASS_FROM} that a pass needs.`];
}

/** Writes three to six sentences: the result, the reason for a review, the best and weakest topics, and for the candidate the next step. */
export function summaryFeedback(
  questions: readonly InterviewQuestion[],
  results: readonly QuestionResult[],
  verdict: SessionVerdict,
  reader: Reader = "candidate",
): string {
  const wording = WORDING[reader];
  const topics = scoresByTopic(questions, results);
  // Of equal topics the one with more questions says more about the person.
  const ranked = [...topics].sort((a, b) => b.percent - a.percent || b.of - a.of);
  const best = ranked[0];
  const worst = ranked.at(-1);
  const emptyCount = results.filter((result) => result.flags.includes("empty")).length;
  const sentences = [wording.opening(verdict), ...reviewSentences(verdict)];
  const isStrong = best !== undefined && best.percent * 10 >= STRONG_FROM;
  // A single-topic practice has no stronger or weaker topic.
  if (best && topics.length === 1) sentences.push(isStrong ? wording.only(best) : wording.weakOnly(best));
  else if (best) sentences.push(isStrong ? wording.best(best) : wording.none);
  if (worst && worst.percent < WEAK_BELOW && worst !== best)
    sentences.push(`${worst.type} was the weakest (${outOfTen(worst)}).`);
  if (emptyCount > 0) sentences.push(wording.open(emptyCount));
  const unassessedCount = results.filter((result) => !isAssessed(result)).length;
  if (unassessedCount > 0 && verdict.decision === "Rejected") sentences.push(unassessedSentence(unassessedCount));
  if (reader === "candidate" && (topics.length > 0 || unassessedCount === 0)) sentences.push(nextStep(topics, worst));
  return sentences.join(" ");
}

/** A topic with a lower average, from 0 to 10, may be called the weakest. */
const WEAK_BELOW = 7;

const outOfTen = ({ percent }: TopicScore): string => `${Math.round(percent * 10) / 10} out of 10 on average`;

function nextStep(topics: readonly TopicScore[], worst: TopicScore | undefined): string {
  const topic = topicToPractise(topics);
  if (!topic) return "Keep practising with harder questions to stay this confident.";
  const reason = topic === worst ? "" : ", which cost the most points";
  const criterion = topic.weakest ? ` The criterion to look at first is “${topic.weakest}”.` : "";
  return `Next, practise ${topic.type}${reason}.${criterion}`;
}
