import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { topicFeatures, weightByRarity } from "../criteria/features.ts";
import { withBankValues } from "../language/bank-words.ts";
import type { Sentence, Token, TokenizedText } from "../language/tokens.ts";
import { readModel, sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";

/** The topics of the background's questions, as stored in the models file. */
export interface Topics {
  /** The ids of the background's questions. */
  background: readonly string[];
  /** The number of each feature. */
  features: Numbers;
  /** The numbers of the questions with feature n, and its weights in them, are from `starts[n]` to before `starts[n + 1]`. */
  starts: Int32Array;
  having: Int32Array;
  weights: Float64Array;
}

/** The topic of a question: the weight of each feature, and the shared background. */
export interface Topic {
  own: Numbers;
  topics: Topics;
}

/** Reads the topic of a question of the bank; undefined for another question. */
function topicOf(question: string): Topic | undefined {
  const own = readModel<Numbers>(`topics/${question}`);
  return own && { own, topics: sharedModel<Topics>("topics") };
}

/** Counts the words and concepts of sentences. The weight of a feature grows with the logarithm of its count. */
export function featuresOfTopic(
  sentences: readonly Sentence[],
  toBankWords: (tokens: readonly Token[]) => readonly Token[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of sentences) {
    for (const [name, weight] of topicFeatures(toBankWords(tokens).map((token) => ({ token, stance: "held" })))) {
      counts.set(name, (counts.get(name) ?? 0) + weight);
    }
  }
  for (const [name, count] of counts) counts.set(name, Math.max(0.2, 1 + Math.log(count)));
  return counts;
}

/**
 * Returns the similarity of an answer to its question's texts, divided by the similarity to the most similar other question of the
 * background: about 1 or more if the answer is about its question. Infinite for a question that is not in the bank.
 */
export function topicSimilarity(
  question: Pick<InterviewQuestion, "id" | "values">,
  { sentences }: TokenizedText,
  topic: Topic | undefined = topicOf(question.id),
): number {
  if (!topic) return Number.POSITIVE_INFINITY;
  const { background, features, starts, having, weights } = topic.topics;
  const slotsOf = (name: string) => {
    const number = features.get(name);
    return number === undefined ? NO_SLOTS : { from: starts[number] ?? 0, to: starts[number + 1] ?? 0 };
  };
  const unweighted = featuresOfTopic(sentences, (tokens) => withBankValues(question, tokens));
  const rarity = (name: string) => rarityOfFeature(background.length, slotsOf(name).to - slotsOf(name).from);
  const similarities = new Float64Array(background.length);
  let ownSimilarity = 0;
  for (const [name, value] of weightByRarity(unweighted, rarity)) {
    ownSimilarity += value * (topic.own.get(name) ?? 0);
    const { from, to } = slotsOf(name);
    for (let slot = from; slot < to; slot += 1) {
      const at = having[slot] ?? 0;
      similarities[at] = (similarities[at] ?? 0) + value * (weights[slot] ?? 0);
    }
  }
  const others = similarities.filter((_, index) => background[index] !== question.id);
  return ownSimilarity / Math.max(...others, Number.EPSILON);
}

const NO_SLOTS = { from: 0, to: 0 };

/** Returns the rarity of a feature that `withFeature` of `questionCount` questions have. */
export const rarityOfFeature = (questionCount: number, withFeature: number): number =>
  Math.log(1 + questionCount / (0.5 + withFeature));
