import { mulberry32 } from "@dryrun/content/datasets/random";
import type { AnswerPart, ScoredAnswer, TrainingData } from "@dryrun/content/interview/training-data";
import { type CriterionModel, errorLabel, isErrorLabel, modelOf, type Trained } from "../criteria/criterion-model.ts";
import { type Features, type Rarity, rarityLookup, rawFeatures, weightByRarity } from "../criteria/features.ts";
import { rowOf } from "../criteria/rows.ts";
import { buildIndex, examplesWith } from "../criteria/similarity.ts";
import { readStances } from "../language/read.ts";
import { tokenize } from "../language/tokens.ts";
import { backgroundQuestions, backgroundSentences } from "./background.ts";
import { assertedWords, countRarity } from "./rarity.ts";
import { type LabelledExample, trainRegression } from "./train.ts";

/** The label of sentences that sound right but meet no criterion. No criterion has this name. */
const NO_CRITERION = "?";
/** About this many sentences on other questions are examples that meet no criterion of this one. */
const OTHER_SENTENCES = 60;
/** Every second program of the background is an example that meets no criterion, although SQL contains English words. */
const PROGRAM_STEP = 2;
const programs = backgroundQuestions
  .filter(({ isProgram }) => isProgram)
  .flatMap(({ modelAnswer }, index) => (index % PROGRAM_STEP === 0 ? [modelAnswer] : []));
/** Every fourth model answer of the background is an example that meets no criterion of another question. */
const ANSWER_STEP = 4;

interface Example extends LabelledExample {
  text: string;
}

function partExamples({ sentences, wrong, answers }: TrainingData): Example[] {
  return [
    ...Object.entries(sentences).flatMap(([label, texts]) =>
      texts.map((text) => ({ labels: [label], near: [], text })),
    ),
    ...Object.entries(wrong).flatMap(([label, texts]) =>
      texts.map((text) => ({ labels: [NO_CRITERION], near: [label], text })),
    ),
    ...answers.flatMap(({ parts }) =>
      parts
        .filter(({ partly }) => !partly)
        .map((part) => ({ labels: labelsOfPart(part), near: part.near ?? [], text: part.text })),
    ),
  ];
}

function labelsOfPart({ meets = [], near = [], errors = [] }: AnswerPart): string[] {
  const metLabels = [...meets, ...errors.map(errorLabel)];
  return metLabels.length > 0 || near.length === 0 ? metLabels : [NO_CRITERION];
}

/** Makes an example of a whole answer, which meets every criterion that one of its parts meets. */
function answerExample({ parts }: ScoredAnswer): Example {
  const labels = [...new Set(parts.flatMap(labelsOfPart))];
  return {
    labels: labels.length > 0 ? labels : [NO_CRITERION],
    near: [],
    text: parts.map(({ text }) => text).join(" "),
  };
}

/** With fewer whole answers than this, more are made from the sentences. */
const FEW_ANSWERS = 40;
const MADE_ANSWERS = 60;
const SEED = 17;
/** The chance that a made answer has a sentence of a criterion, of an error, or of those that only sound right. */
const CHANCES = { criterion: 0.5, error: 0.15, wrong: 0.5 };

function makeAnswers(examples: readonly Example[]): Example[] {
  const random = mulberry32(SEED);
  const byLabel = Map.groupBy(examples, ({ labels }) => labels[0] ?? NO_CRITERION);
  const chanceOf = (label: string) =>
    label === NO_CRITERION ? CHANCES.wrong : isErrorLabel(label) ? CHANCES.error : CHANCES.criterion;
  return Array.from({ length: MADE_ANSWERS }, () => {
    const chosenExamples = [...byLabel].flatMap(([label, labelExamples]) =>
      random() < chanceOf(label) ? (labelExamples[Math.floor(random() * labelExamples.length)] ?? []) : [],
    );
    const labels = [...new Set(chosenExamples.flatMap((example) => example.labels))];
    return {
      labels: labels.length > 0 ? labels : [NO_CRITERION],
      near: [],
      text: chosenExamples.map(({ text }) => text).join(" "),
    };
  });
}

let cachedRarity: Rarity | undefined;
const backgroundTexts = new Set([...programs, ...backgroundQuestions.map(({ modelAnswer }) => modelAnswer)]);
/** The features of programs and model answers, cached because they are examples for every question. */
const backgroundFeatures = new Map<string, Features>();

/** Returns how rare features are in the background's sentences. Counts them once. */
export function backgroundRarity(): Rarity {
  cachedRarity ??= countRarity();
  return cachedRarity;
}

function featuresOfText(text: string): Features {
  const features =
    backgroundFeatures.get(text) ?? weightByRarity(rawFeatures(assertedWords(text)), rarityLookup(backgroundRarity()));
  if (backgroundTexts.has(text)) backgroundFeatures.set(text, features);
  return features;
}

/** Trains the criteria of a question and numbers their features. The same data gives the same model. */
export function trainCriteria(
  question: string,
  trainingData: TrainingData,
): { trained: Trained; columns: ReadonlyMap<string, number> } {
  const otherSentences = backgroundSentences.filter((other) => other.question !== question);
  const step = Math.max(1, Math.floor(otherSentences.length / OTHER_SENTENCES));
  const stretchExamples: Example[] = [
    ...partExamples(trainingData),
    ...otherSentences.filter((_, index) => index % step === 0).map(({ text }) => ({ labels: [], near: [], text })),
    ...programs.map((text) => ({ labels: [], near: [], text })),
  ];
  const answerExamples: Example[] = [
    ...trainingData.answers.map(answerExample),
    ...(trainingData.answers.length < FEW_ANSWERS ? makeAnswers(partExamples(trainingData)) : []),
    ...backgroundQuestions
      .filter(({ id }, index) => id !== question && index % ANSWER_STEP === 0)
      .map(({ modelAnswer }) => ({ labels: [], near: [], text: modelAnswer })),
  ];
  const featureSets = [...stretchExamples, ...answerExamples].map(({ text }) => featuresOfText(text));
  const columns = new Map<string, number>();
  for (const name of featureSets.flatMap((text) => [...text.keys()]))
    if (!columns.has(name)) columns.set(name, columns.size);
  const rows = featureSets.map((text) => rowOf(text, columns));
  const partRows = rows.slice(0, stretchExamples.length);
  const labels = Object.keys(trainingData.sentences);
  const trained: Trained = {
    labels,
    ofPart: trainRegression(partRows, columns.size, stretchExamples, [...labels, NO_CRITERION]),
    ofWhole: trainRegression(rows.slice(stretchExamples.length), columns.size, answerExamples, labels),
    index: buildIndex(partRows, columns.size),
    met: examplesWith(
      stretchExamples.map((example) => example.labels),
      [...labels, NO_CRITERION],
    ),
    wrong: examplesWith(
      stretchExamples.map((example) => example.near),
      labels,
    ),
    refused: labels.map((label) => frequentNegatedShare(trainingData.sentences[label] ?? [])),
  };
  return { trained, columns };
}

/** Trains a model on this data, for measurements with data from outside the bank. */
export function trainModel(question: string, trainingData: TrainingData): CriterionModel {
  const { trained, columns } = trainCriteria(question, trainingData);
  return modelOf(trained, { rarity: backgroundRarity(), columns });
}

/** Returns the share of negated words that a sixth of the sentences reach. */
function frequentNegatedShare(texts: readonly string[]): number {
  const shares = texts
    .map((text) => {
      const stances = readStances(tokenize(text)).sentences.flatMap((sentence) => sentence.stances);
      return stances.filter((stance) => stance !== "held").length / Math.max(1, stances.length);
    })
    .sort((a, b) => b - a);
  return shares[Math.floor(shares.length / 6)] ?? 0;
}
