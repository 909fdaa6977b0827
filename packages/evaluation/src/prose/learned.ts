import { type LearnersSentences, learnersSentences, wrongSentences } from "@dryrun/content/interview/learners";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { read } from "../reading/read.ts";
import { tokensOf } from "../reading/tokens.ts";
import { type Features, rawFeatures, type Said, weighted } from "./features.ts";
import { nearest } from "./nearest.ts";
import { rowsOf } from "./rows.ts";
import { train } from "./train.ts";

/** How well something said fits a criterion, each less what fits better takes from it. */
export interface Fit {
  /** By the regression, as log-odds. */
  odds: number;
  /** By how like it is to the nearest sentences. */
  near: number;
}
export type Scores = readonly (readonly [criterion: string, fit: Fit])[];
export interface CriterionModel {
  scores: (said: readonly Said[]) => Scores;
  /** The share of their words that learners refuse ("never", "not") in the sentences to a criterion that refuse most. */
  refused: (criterion: string) => number;
}

/** What sounds right and is not: a label that no criterion has. */
const WRONG = "?";
/** Sentences about other questions, which meet no criterion of this one. */
const OTHERS = 60;
/** Programs meet no criterion of prose, though SQL has words of English. */
const EACH_PROGRAM = 8;
const programs = interviewQuestions
  .filter(({ rubric }) => rubric.exec)
  .flatMap(({ modelAnswer }, at) => (at % EACH_PROGRAM === 0 ? [modelAnswer] : []));
/** As many sentences are enough to know which features are rare, in a third of the time. */
const EACH_COUNTED = 3;
/** Below 1, so that words that nearly nobody uses say less. */
const RARE = 0.7;

const saidIn = (text: string): Said[] => tokensOf(text).map((token) => ({ token, stance: "held" }));

let rarity: ((feature: string) => number) | undefined;
let everything: { question: string; sentence: string }[] | undefined;
const models = new Map<string, CriterionModel>();

function countRarity(): (feature: string) => number {
  everything = Object.entries(learnersSentences).flatMap(([question, criteria]) =>
    Object.values(criteria).flatMap((sentences) => sentences.map((sentence) => ({ question, sentence }))),
  );
  const counts = new Map<string, number>();
  const some = everything.filter((_, at) => at % EACH_COUNTED === 0);
  for (const { sentence } of some) {
    for (const feature of rawFeatures(saidIn(sentence)).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const all = some.length;
  return (feature) => Math.log(1 + all / (1 + (counts.get(feature) ?? 0))) ** RARE;
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
  const others = (everything ?? []).filter((other) => other.question !== question);
  const step = Math.max(1, Math.floor(others.length / OTHERS));
  const examples = [
    ...Object.entries(sentences).flatMap(([label, texts]) => texts.map((text) => ({ label, text }))),
    ...Object.values(wrongSentences[question] ?? {}).flatMap((texts) => texts.map((text) => ({ label: WRONG, text }))),
    ...others.filter((_, at) => at % step === 0).map(({ sentence }) => ({ label: "", text: sentence })),
    ...programs.map((text) => ({ label: "", text })),
  ];
  const featuresOf = (said: readonly Said[]): Features => weighted(rawFeatures(said), rareness);
  const known = rowsOf(examples.map(({ text }) => featuresOf(saidIn(text))));
  const labelled = examples.map(({ label }) => label);
  const labels = Object.keys(sentences);
  const classify = train(known, labelled, [...labels, WRONG]);
  const likeness = nearest(known, labelled, [...labels, WRONG]);
  const shares = new Map<string, number>();
  return {
    scores(said) {
      const row = known.rowOf(featuresOf(said));
      const odds = lessRivals(classify(row));
      const near = lessRivals(likeness(row));
      return labels.map((label, at) => [label, { odds: odds[at] ?? 0, near: near[at] ?? 0 }]);
    },
    refused(criterion) {
      const share = shares.get(criterion) ?? oftenRefused(sentences[criterion] ?? []);
      shares.set(criterion, share);
      return share;
    },
  };
}

/**
 * Each less a share of the greatest of the others. Where the others are below zero it gains: what is unlike all else is likelier this one,
 * and cross-validation is worse without (docs/decisions/0050).
 */
const lessRivals = (all: readonly number[]): number[] =>
  all.map((own, at) => own - RIVALRY * Math.max(...all.filter((_, other) => other !== at)));

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
