import { learnersSentences } from "@dryrun/content/interview/learners";
import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { inBankWords } from "../reading/bank-words.ts";
import { sentencesOf, type Token } from "../reading/tokens.ts";
import { type Features, topicFeatures, weighted } from "./features.ts";

/** Exemplars from this score on are about their question. */
const ABOUT_FROM = 5;

interface Topics {
  /** The questions in their order, and by feature which of them have it, and how much of it. */
  questions: readonly string[];
  byFeature: ReadonlyMap<string, readonly { question: number; weight: number }[]>;
  rarity: (feature: string) => number;
}
let topics: Topics | undefined;

/** The words and concepts of a text, each counted less the more often it comes. */
function rawOf(text: string, known: (tokens: readonly Token[]) => readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of sentencesOf(text)) {
    for (const [name, weight] of topicFeatures(known(tokens).map((token) => ({ token, stance: "held" })))) {
      counts.set(name, (counts.get(name) ?? 0) + weight);
    }
  }
  for (const [name, count] of counts) counts.set(name, Math.max(0.2, 1 + Math.log(count)));
  return counts;
}

/** All that the bank has about a question. */
const textsAbout = ({ id, prompt, modelAnswer, rubric }: InterviewQuestion): string =>
  [
    prompt,
    modelAnswer,
    ...(rubric.exec ? [] : rubric.exemplars.filter(({ score }) => score >= ABOUT_FROM).map(({ text }) => text)),
    ...Object.values(learnersSentences[id] ?? {}).flat(),
  ].join("\n");

function learn(): Topics {
  const raw = new Map(
    interviewQuestions.map((question) => [question.id, rawOf(textsAbout(question), (tokens) => tokens)]),
  );
  const counts = new Map<string, number>();
  for (const features of raw.values()) {
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rarity = (name: string) => Math.log(1 + raw.size / (0.5 + (counts.get(name) ?? 0)));
  const byFeature = new Map<string, { question: number; weight: number }[]>();
  for (const [question, features] of [...raw.values()].entries()) {
    for (const [name, weight] of weighted(features, rarity)) {
      const known = byFeature.get(name) ?? [];
      known.push({ question, weight });
      byFeature.set(name, known);
    }
  }
  return { questions: [...raw.keys()], byFeature, rarity };
}

/**
 * How much an answer is about its question: its likeness to the question's texts over that to the texts of the question of the bank that
 * it is most like besides; about 1 and more for what is about it. A question that is not of the bank is always met.
 */
export function aboutness(question: Pick<InterviewQuestion, "id" | "values">, answer: string): number {
  topics ??= learn();
  const { questions, byFeature, rarity } = topics;
  const own = questions.indexOf(question.id);
  if (own === -1) return Number.POSITIVE_INFINITY;
  const said: Features = weighted(
    rawOf(answer, (tokens) => inBankWords(question, tokens)),
    rarity,
  );
  const likeness = new Float64Array(questions.length);
  for (const [name, value] of said) {
    for (const { question: at, weight } of byFeature.get(name) ?? [])
      likeness[at] = (likeness[at] ?? 0) + value * weight;
  }
  const others = likeness.filter((_, at) => at !== own);
  return (likeness[own] ?? 0) / Math.max(...others, Number.EPSILON);
}
