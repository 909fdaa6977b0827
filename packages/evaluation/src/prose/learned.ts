import { type LearnersSentences, learnersSentences, wrongSentences } from "@dryrun/content/interview/learners";
import { read } from "../reading/read.ts";
import { tokensOf } from "../reading/tokens.ts";
import { type Features, rawFeatures, type Said, weighted } from "./features.ts";
import { train } from "./train.ts";

/** How sure the model is that something said meets each criterion; from `MET` on it is met. */
export type Scores = Readonly<Record<string, number>>;
export interface CriterionModel {
  scores: (said: readonly Said[]) => Scores;
  /** The share of their words that learners refuse ("never", "not") in the sentences to a criterion that refuse most. */
  refused: (criterion: string) => number;
}

/** What sounds right and is not: a label that no criterion has. */
const WRONG = "?";
/** Sentences about other questions, which meet no criterion of this one. */
const OTHERS = 60;

const saidIn = (text: string): Said[] => tokensOf(text).map((token) => ({ token, stance: "held" }));

let rarity: ((feature: string) => number) | undefined;
let everything: { question: string; sentence: string }[] | undefined;
const featuresBySentence = new Map<string, Map<string, number>>();
const models = new Map<string, CriterionModel>();

function rawOf(sentence: string): Map<string, number> {
  const known = featuresBySentence.get(sentence) ?? rawFeatures(saidIn(sentence));
  featuresBySentence.set(sentence, known);
  return known;
}

function countRarity(): (feature: string) => number {
  everything = Object.entries(learnersSentences).flatMap(([question, criteria]) =>
    Object.values(criteria).flatMap((sentences) => sentences.map((sentence) => ({ question, sentence }))),
  );
  const counts = new Map<string, number>();
  for (const { sentence } of everything) {
    for (const feature of rawOf(sentence).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const all = everything.length;
  return (feature) => Math.log(1 + all / (1 + (counts.get(feature) ?? 0)));
}

/** How many sentences of learners to a criterion the bank has. */
export const knownSentences = (question: string, criterion: string): number =>
  learnersSentences[question]?.[criterion]?.length ?? 0;

/**
 * What learners say to each criterion of a question, learned from the bank's sentences; undefined for a question without them. `known`
 * is for measuring: sentences in place of the bank's.
 */
export function criterionModel(question: string, known?: LearnersSentences): CriterionModel | undefined {
  const sentences = known ?? learnersSentences[question];
  if (!sentences) return undefined;
  const found = known ? undefined : models.get(question);
  if (found) return found;
  rarity ??= countRarity();
  const model = learn(question, sentences, rarity);
  if (!known) models.set(question, model);
  return model;
}

function learn(question: string, sentences: LearnersSentences, rareness: (feature: string) => number): CriterionModel {
  const features = (sentence: string): Features => weighted(rawOf(sentence), rareness);
  const others = (everything ?? []).filter((other) => other.question !== question);
  const step = Math.max(1, Math.floor(others.length / OTHERS));
  const examples = [
    ...Object.entries(sentences).flatMap(([label, texts]) =>
      texts.map((text) => ({ label, features: features(text) })),
    ),
    ...Object.values(wrongSentences[question] ?? {}).flatMap((texts) =>
      texts.map((text) => ({ label: WRONG, features: features(text) })),
    ),
    ...others.filter((_, at) => at % step === 0).map(({ sentence }) => ({ label: "", features: features(sentence) })),
  ];
  const labels = Object.keys(sentences);
  const classify = train(examples, [...labels, WRONG]);
  const scores = (said: readonly Said[]): Scores => {
    const all = classify(weighted(rawFeatures(said), rareness));
    return Object.fromEntries(
      labels.map((label, at) => {
        const rival = Math.max(...all.filter((_, other) => other !== at));
        return [label, (all[at] ?? 0) - RIVALRY * rival];
      }),
    );
  };
  const shares = new Map<string, number>();
  return {
    scores,
    refused(criterion) {
      const share = shares.get(criterion) ?? oftenRefused(sentences[criterion] ?? []);
      shares.set(criterion, share);
      return share;
    },
  };
}

/** What a quarter of the sentences refuse, or more. */
function oftenRefused(texts: readonly string[]): number {
  const shares = texts
    .map((text) => {
      const stances = read(text).sentences.flatMap((sentence) => sentence.stances);
      return stances.filter((stance) => stance !== "held").length / Math.max(1, stances.length);
    })
    .sort((a, b) => b - a);
  return shares[Math.floor(shares.length / 4)] ?? 0;
}

/** How much a criterion that fits better takes from one that fits too. */
const RIVALRY = 0.5;
