import { learnersSentences } from "@dryrun/content/interview/learners";
import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { inBankWords } from "../reading/bank-words.ts";
import { sentencesOf, type Token } from "../reading/tokens.ts";
import { type Features, rawFeatures, weighted } from "./features.ts";

/** Exemplars from this score on are about their question. */
const ABOUT_FROM = 5;

interface Topics {
  byQuestion: ReadonlyMap<string, Features>;
  rarity: (feature: string) => number;
}
let topics: Topics | undefined;

/** The words and concepts of a text, each counted less the more often it comes. */
function rawOf(text: string, known: (tokens: readonly Token[]) => readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of sentencesOf(text)) {
    for (const [name, weight] of rawFeatures(known(tokens).map((token) => ({ token, stance: "held" })))) {
      if (!name.startsWith("letters ")) counts.set(name, (counts.get(name) ?? 0) + weight);
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
  return { byQuestion: new Map([...raw].map(([id, features]) => [id, weighted(features, rarity)])), rarity };
}

/**
 * How much an answer is about its question: its likeness to the question's texts over that to the texts of the question of the bank that
 * it is most like besides; about 1 and more for what is about it. A question that is not of the bank is always met.
 */
export function aboutness(question: Pick<InterviewQuestion, "id" | "values">, answer: string): number {
  topics ??= learn();
  const own = topics.byQuestion.get(question.id);
  if (!own) return Number.POSITIVE_INFINITY;
  const said = weighted(
    rawOf(answer, (tokens) => inBankWords(question, tokens)),
    topics.rarity,
  );
  const others = [...topics.byQuestion]
    .filter(([id]) => id !== question.id)
    .map(([, features]) => likeness(said, features));
  return likeness(said, own) / Math.max(...others, Number.EPSILON);
}

function likeness(said: Features, about: Features): number {
  let sum = 0;
  for (const [name, value] of said) sum += value * (about.get(name) ?? 0);
  return sum;
}
