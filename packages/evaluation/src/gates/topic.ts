import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { topicFeatures, weighted } from "../criteria/features.ts";
import { inBankWords } from "../language/bank-words.ts";
import type { Sentence, Token, TokenizedText } from "../language/tokens.ts";
import { readModel, sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";

/** What the questions of the background are about. */
export interface Topics {
  /** The ids of the background's questions. */
  background: readonly string[];
  /** The number of each feature. */
  features: Numbers;
  /** The questions that have feature n, by number, are between `starts[n]` and `starts[n + 1]`, each with how much of it. */
  starts: Int32Array;
  having: Int32Array;
  weights: Float64Array;
}

/** The topic of a question: the weight of each feature. The background is read once. */
export interface Topic {
  own: Numbers;
  topics: Topics;
}

/** What a question of the bank is about. */
function topicOf(question: string): Topic | undefined {
  const own = readModel<Numbers>(`topics/${question}`);
  return own && { own, topics: sharedModel<Topics>("topics") };
}

/** The words and concepts of sentences, each counted less the more often it comes. */
export function featuresOfTopic(
  sentences: readonly Sentence[],
  known: (tokens: readonly Token[]) => readonly Token[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of sentences) {
    for (const [name, weight] of topicFeatures(known(tokens).map((token) => ({ token, stance: "held" })))) {
      counts.set(name, (counts.get(name) ?? 0) + weight);
    }
  }
  for (const [name, count] of counts) counts.set(name, Math.max(0.2, 1 + Math.log(count)));
  return counts;
}

/**
 * How much an answer is about its question: its likeness to the question's texts over that to the texts of the other question of the
 * background that it is most like; about 1 and more for what is about it. A question that is not of the bank is always met.
 */
export function likenessToQuestion(
  question: Pick<InterviewQuestion, "id" | "values">,
  { sentences }: TokenizedText,
  topic: Topic | undefined = topicOf(question.id),
): number {
  if (!topic) return Number.POSITIVE_INFINITY;
  const { background, features, starts, having, weights } = topic.topics;
  const placesOf = (name: string) => {
    const number = features.get(name);
    return number === undefined ? NOWHERE : { from: starts[number] ?? 0, to: starts[number + 1] ?? 0 };
  };
  const raw = featuresOfTopic(sentences, (tokens) => inBankWords(question, tokens));
  const rarity = (name: string) => rarityAmong(background.length, placesOf(name).to - placesOf(name).from);
  const likeness = new Float64Array(background.length);
  let toOwn = 0;
  for (const [name, value] of weighted(raw, rarity)) {
    toOwn += value * (topic.own.get(name) ?? 0);
    const { from, to } = placesOf(name);
    for (let place = from; place < to; place += 1) {
      const at = having[place] ?? 0;
      likeness[at] = (likeness[at] ?? 0) + value * (weights[place] ?? 0);
    }
  }
  const others = likeness.filter((_, at) => background[at] !== question.id);
  return toOwn / Math.max(...others, Number.EPSILON);
}

const NOWHERE = { from: 0, to: 0 };

/** The rarity of a feature that `having` of all questions have. */
export const rarityAmong = (questions: number, having: number): number => Math.log(1 + questions / (0.5 + having));
