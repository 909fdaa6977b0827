import {
  type AnswerPart,
  type LearnersAnswer,
  type LearnersSentences,
  learnersAnswers,
  learnersSentences,
  wrongSentences,
} from "@dryrun/content/interview/learners";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { read } from "../reading/read.ts";
import { tokensOf } from "../reading/tokens.ts";
import { type Features, rawFeatures, type Said, weighted } from "./features.ts";
import { likenessTo, nearest } from "./nearest.ts";
import { rowsOf } from "./rows.ts";
import { type Labelled, train } from "./train.ts";

/** How well something said fits a criterion, each less what fits better takes from it. */
export interface Fit {
  /** By the regression, as log-odds. */
  odds: number;
  /** By how like it is to the nearest sentences. */
  near: number;
  /** How like it is to the nearest ones that sound like the criterion and do not meet it. */
  nearWrong: number;
}
export type Scores = readonly (readonly [criterion: string, fit: Fit])[];
export interface CriterionModel {
  /** How well a stretch of an answer fits each criterion. */
  scores: (said: readonly Said[]) => Scores;
  /** By all that an answer says, the log-odds that it meets each criterion somewhere: what is said over several sentences shows here. */
  inAll: (said: readonly Said[]) => ReadonlyMap<string, number>;
  /** How many texts to a criterion it was trained on. */
  known: (criterion: string) => number;
  /** The share of their words that learners refuse ("never", "not") in the sentences to a criterion that refuse most. */
  refused: (criterion: string) => number;
}

/** How an error is labelled among criteria. */
export const errorLabel = (id: string): string => `!${id}`;
export const isErrorLabel = (label: string): boolean => label.startsWith("!");
/** What sounds right and is not: a label that no criterion has. */
const WRONG = "?";
/** Sentences about other questions, which meet no criterion of this one. */
const OTHERS = 60;
/** Programs meet no criterion of prose, though SQL has words of English. */
const EACH_PROGRAM = 2;
const programs = interviewQuestions
  .filter(({ rubric }) => rubric.exec)
  .flatMap(({ modelAnswer }, at) => (at % EACH_PROGRAM === 0 ? [modelAnswer] : []));
/** Each fourth model answer of the bank is an example of what meets nothing of another question. */
const EACH_ANSWER = 4;
/** As many sentences are enough to know which features are rare, in a third of the time. */
const EACH_COUNTED = 3;
/** Below 1, so that words that nearly nobody uses say less. */
const RARE = 0.7;

const saidIn = (text: string): Said[] => tokensOf(text).map((token) => ({ token, stance: "held" }));

let rarity: ((feature: string) => number) | undefined;
let everything: { question: string; sentence: string }[] | undefined;
const models = new Map<string, CriterionModel>();
const isOfBank = new Set([...programs, ...interviewQuestions.map(({ modelAnswer }) => modelAnswer)]);
/** Of the programs and the model answers, which are examples to every question. */
const ofBank = new Map<string, Features>();

function countRarity(): (feature: string) => number {
  everything = Object.entries(learnersSentences).flatMap(([question, criteria]) =>
    Object.values(criteria).flatMap((sentences) => sentences.map((sentence) => ({ question, sentence }))),
  );
  const counts = new Map<string, number>();
  const some = everything.filter((_, at) => at % EACH_COUNTED === 0);
  for (const { sentence } of some) {
    for (const feature of rawFeatures(saidIn(sentence)).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const rarityOf = (count: number) => Math.log(1 + some.length / (1 + count)) ** RARE;
  const known = new Map([...counts].map(([feature, count]) => [feature, rarityOf(count)]));
  const unknown = rarityOf(0);
  return (feature) => known.get(feature) ?? unknown;
}

/** What the model of a question is learned from. */
export interface Learners {
  sentences: LearnersSentences;
  /** What sounds like a criterion and does not meet it. */
  wrong: LearnersSentences;
  answers: readonly LearnersAnswer[];
}

/** What the bank has of learners' words to a question; undefined for a question without them. */
export const learnersOf = (question: string): Learners | undefined => {
  const sentences = learnersSentences[question];
  if (!sentences) return undefined;
  return { sentences, wrong: wrongSentences[question] ?? {}, answers: learnersAnswers(question) };
};

/** What learners say to each criterion of a question, learned from the bank's sentences; undefined for a question without them. */
export function criterionModel(question: string): CriterionModel | undefined {
  const found = models.get(question);
  if (found) return found;
  const learners = learnersOf(question);
  if (!learners) return undefined;
  const model = learnModel(question, learners);
  models.set(question, model);
  return model;
}

interface Example extends Labelled {
  text: string;
}

function examplesOf({ sentences, wrong, answers }: Learners): Example[] {
  return [
    ...Object.entries(sentences).flatMap(([label, texts]) =>
      texts.map((text) => ({ labels: [label], near: [], text })),
    ),
    ...Object.entries(wrong).flatMap(([label, texts]) =>
      texts.map((text) => ({ labels: [WRONG], near: [label], text })),
    ),
    ...answers.flatMap(({ parts }) =>
      parts.map((part) => ({ labels: labelsOf(part), near: part.near ?? [], text: part.text })),
    ),
  ];
}

function labelsOf({ meets = [], near = [], errors = [] }: AnswerPart): string[] {
  const met = [...meets, ...errors.map(errorLabel)];
  return met.length > 0 || near.length === 0 ? met : [WRONG];
}

/** A whole answer as an example: it meets what any of its parts meets; one that meets nothing is an example of what does not. */
function wholeOf({ parts }: LearnersAnswer): Example {
  const labels = [...new Set(parts.flatMap(labelsOf))];
  return { labels: labels.length > 0 ? labels : [WRONG], near: [], text: parts.map(({ text }) => text).join(" ") };
}

function featuresOfText(text: string, rareness: (feature: string) => number): Features {
  const features = ofBank.get(text) ?? weighted(rawFeatures(saidIn(text)), rareness);
  if (isOfBank.has(text)) ofBank.set(text, features);
  return features;
}

/** The same of other learners than the bank's, for measuring. */
export function learnModel(question: string, learners: Learners): CriterionModel {
  rarity ??= countRarity();
  const rareness = rarity;
  const others = (everything ?? []).filter((other) => other.question !== question);
  const step = Math.max(1, Math.floor(others.length / OTHERS));
  const examples: Example[] = [
    ...examplesOf(learners),
    ...others.filter((_, at) => at % step === 0).map(({ sentence }) => ({ labels: [], near: [], text: sentence })),
    ...programs.map((text) => ({ labels: [], near: [], text })),
  ];
  const wholes: Example[] = [
    ...learners.answers.map(wholeOf),
    ...interviewQuestions
      .filter(({ id }, at) => id !== question && at % EACH_ANSWER === 0)
      .map(({ modelAnswer }) => ({ labels: [], near: [], text: modelAnswer })),
  ];
  const featuresOf = (said: readonly Said[]): Features => weighted(rawFeatures(said), rareness);
  const { rows, width, rowOf } = rowsOf([...examples, ...wholes].map(({ text }) => featuresOfText(text, rareness)));
  const known = { rows: rows.slice(0, examples.length), width };
  const labels = Object.keys(learners.sentences);
  const classify = train(known, examples, [...labels, WRONG]);
  const classifyAll = train({ rows: rows.slice(examples.length), width }, wholes, labels);
  const met = examples.map((example) => example.labels);
  const likeness = likenessTo(known);
  const nearestMet = nearest(met, [...labels, WRONG]);
  const unmet = examples.map((example) => example.near);
  const nearestWrong = nearest(unmet, labels);
  return {
    known: (criterion) => (labels.includes(criterion) ? met.filter((of) => of.includes(criterion)).length : 0),
    scores(said) {
      const row = rowOf(featuresOf(said));
      const odds = lessRivals(classify(row));
      const alike = likeness(row);
      const near = lessRivals(nearestMet(alike));
      const wrong = nearestWrong(alike);
      return labels.map((label, at) => [
        label,
        { odds: odds[at] ?? 0, near: near[at] ?? 0, nearWrong: wrong[at] ?? 0 },
      ]);
    },
    inAll(said) {
      const odds = classifyAll(rowOf(featuresOf(said)));
      return new Map(labels.map((label, at) => [label, odds[at] ?? 0]));
    },
    refused: refusedIn(learners.sentences),
  };
}

/** By criterion; each is trained from its sentences on first use. */
function refusedIn(sentences: LearnersSentences): (criterion: string) => number {
  const shares = new Map<string, number>();
  return (criterion) => {
    const share = shares.get(criterion) ?? oftenRefused(sentences[criterion] ?? []);
    shares.set(criterion, share);
    return share;
  };
}

/**
 * Each less a share of the greatest of the others. Where the others are below zero it gains: what is unlike all else is likelier this one,
 * and cross-validation is worse without (docs/decisions/0050).
 */
const lessRivals = (all: readonly number[]): number[] =>
  all.map((own, at) => own - RIVALRY * Math.max(...all.filter((_, other) => other !== at)));

/** What a sixth of the sentences refuse, or more. */
function oftenRefused(texts: readonly string[]): number {
  const shares = texts
    .map((text) => {
      const stances = read(text).sentences.flatMap((sentence) => sentence.stances);
      return stances.filter((stance) => stance !== "held").length / Math.max(1, stances.length);
    })
    .sort((a, b) => b - a);
  return shares[Math.floor(shares.length / 6)] ?? 0;
}

/** How much a criterion that fits better takes from one that fits too. */
const RIVALRY = 0.5;
