import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import type { QuestionResult } from "./result.ts";
import type { SessionVerdict } from "./verdict.ts";

interface TopicScore {
  type: string;
  percent: number;
  weakest: string | null;
}

function byTopic(questions: readonly InterviewQuestion[], results: readonly QuestionResult[]): TopicScore[] {
  const types = [...new Set(questions.map((question) => question.type))];
  return types.map((type) => {
    const own = questions.flatMap((question, at) => {
      const result = results[at];
      return question.type === type && result ? [{ question, result }] : [];
    });
    const total = own.reduce((sum, { result }) => sum + result.score, 0);
    const low = [...own].sort((a, b) => a.result.score - b.result.score)[0];
    return {
      type,
      percent: total / Math.max(1, own.length),
      weakest: low ? weakPoint(low.question, low.result) : null,
    };
  });
}

/** The heaviest thing of the rubric that the answer lacks. */
function weakPoint(question: InterviewQuestion, result: QuestionResult): string | null {
  const lost = question.rubric.points
    .filter((point) => result.evidence.some((item) => item.pointId === point.id && item.verdict !== "met"))
    .sort((a, b) => b.weight - a.weight);
  return lost[0]?.label ?? null;
}

function opening({ score, decision }: SessionVerdict): string {
  if (decision === "Pass") return `Well done: you scored ${score} out of 100 and passed this interview.`;
  if (decision === "Rejected") {
    return `You scored ${score} out of 100, and ${REVIEW_FROM} is needed to go forward, so this attempt was not successful.`;
  }
  return `You scored ${score} out of 100. The verdict is Review: neither a clear pass nor a rejection.`;
}

function whyReview({ score, decision, reasons }: SessionVerdict): string[] {
  if (decision !== "Review") return [];
  if (reasons.length > 0) return [`It is Review because ${reasons.join(", and ")}.`];
  return [`It is Review because ${score} lies between ${REVIEW_FROM} and the ${PASS_FROM} that a pass needs.`];
}

/** Three to six sentences for the student: the result, the reason of a review, the best and weakest topics, the next step. */
export function summaryFeedback(
  questions: readonly InterviewQuestion[],
  results: readonly QuestionResult[],
  verdict: SessionVerdict,
): string {
  const topics = byTopic(questions, results);
  const ranked = [...topics].sort((a, b) => b.percent - a.percent);
  const best = ranked[0];
  const worst = ranked.at(-1);
  const blank = results.filter((result) => result.flags.includes("empty")).length;
  const sentences = [opening(verdict), ...whyReview(verdict)];
  if (best && topics.length === 1) sentences.push(onlyTopic(best));
  else if (best && best.percent >= 4) sentences.push(`Your strongest topic was ${best.type} (${outOfTen(best)}).`);
  else sentences.push("None of the topics is strong yet, so take them one at a time.");
  if (worst && worst.percent < 7 && worst !== best)
    sentences.push(`${worst.type} was the weakest (${outOfTen(worst)}).`);
  if (blank > 0) {
    sentences.push(
      `You left ${blank === 1 ? "one question" : `${blank} questions`} open; even a first step earns something.`,
    );
  }
  sentences.push(nextStep(worst));
  return sentences.join(" ");
}

/** A single-topic practice has no stronger or weaker topic. */
function onlyTopic(topic: TopicScore): string {
  if (topic.percent >= 4) return `In ${topic.type} you scored ${outOfTen(topic)}.`;
  return `${topic.type} is not strong yet (${outOfTen(topic)}), so take it one question at a time.`;
}

const outOfTen = ({ percent }: TopicScore): string => `${Math.round(percent * 10) / 10} out of 10 on average`;

function nextStep(worst: TopicScore | undefined): string {
  if (!worst || worst.percent >= 9) return "Keep practising with harder questions, so that you stay this sure.";
  const what = worst.weakest ? `; the criterion to work on first is “${worst.weakest}”` : "";
  return `Next, practise ${worst.type}${what}.`;
}
