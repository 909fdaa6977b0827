import { mulberry32 } from "@dryrun/content/datasets/random";
import type { AnswerPart, ScoredAnswer, TrainingData } from "@dryrun/content/interview/training-data";
import { type CriterionModel, errorLabel, isErrorLabel, modelOf, type Trained } from "../criteria/criterion-model.ts";
import { type Features, type Rarity, rarityIn, rawFeatures, weighted } from "../criteria/features.ts";
import { rowOf } from "../criteria/rows.ts";
import { examplesWith, indexOf } from "../criteria/similarity.ts";
import { read } from "../language/read.ts";
import { tokenized } from "../language/tokens.ts";
import { backgroundQuestions, backgroundSentences } from "./background.ts";
import { countRarity, saidIn } from "./rarity.ts";
import { type Labelled, train } from "./train.ts";

/** What sounds right and is not: a label that no criterion has. */
const WRONG = "?";
/** Sentences about other questions, which meet no criterion of this one. */
const OTHERS = 60;
/** Programs meet no criterion of prose, though SQL has words of English. */
const EACH_PROGRAM = 2;
const programs = backgroundQuestions
  .filter(({ isProgram }) => isProgram)
  .flatMap(({ modelAnswer }, at) => (at % EACH_PROGRAM === 0 ? [modelAnswer] : []));
/** Each fourth model answer of the background is an example of what meets nothing of another question. */
const EACH_ANSWER = 4;

interface Example extends Labelled {
  text: string;
}

function examplesOf({ sentences, wrong, answers }: TrainingData): Example[] {
  return [
    ...Object.entries(sentences).flatMap(([label, texts]) =>
      texts.map((text) => ({ labels: [label], near: [], text })),
    ),
    ...Object.entries(wrong).flatMap(([label, texts]) =>
      texts.map((text) => ({ labels: [WRONG], near: [label], text })),
    ),
    ...answers.flatMap(({ parts }) =>
      parts
        .filter(({ partly }) => !partly)
        .map((part) => ({ labels: labelsOf(part), near: part.near ?? [], text: part.text })),
    ),
  ];
}

function labelsOf({ meets = [], near = [], errors = [] }: AnswerPart): string[] {
  const met = [...meets, ...errors.map(errorLabel)];
  return met.length > 0 || near.length === 0 ? met : [WRONG];
}

/** A whole answer as an example: it meets what any of its parts meets; one that meets nothing is an example of what does not. */
function wholeOf({ parts }: ScoredAnswer): Example {
  const labels = [...new Set(parts.flatMap(labelsOf))];
  return { labels: labels.length > 0 ? labels : [WRONG], near: [], text: parts.map(({ text }) => text).join(" ") };
}

/** Fewer whole answers say too little of what an answer to this question is like: some are made of the sentences. */
const FEW_ANSWERS = 40;
const MADE = 60;
const SEED = 17;
/** How often a made answer has a sentence of each label: a criterion, an error, what sounds right and is not. */
const CHANCES = { criterion: 0.5, error: 0.15, wrong: 0.5 };

function madeOf(examples: readonly Example[]): Example[] {
  const random = mulberry32(SEED);
  const byLabel = Map.groupBy(examples, ({ labels }) => labels[0] ?? WRONG);
  const chanceOf = (label: string) =>
    label === WRONG ? CHANCES.wrong : isErrorLabel(label) ? CHANCES.error : CHANCES.criterion;
  return Array.from({ length: MADE }, () => {
    const chosen = [...byLabel].flatMap(([label, own]) =>
      random() < chanceOf(label) ? (own[Math.floor(random() * own.length)] ?? []) : [],
    );
    const labels = [...new Set(chosen.flatMap((one) => one.labels))];
    return { labels: labels.length > 0 ? labels : [WRONG], near: [], text: chosen.map(({ text }) => text).join(" ") };
  });
}

let counted: Rarity | undefined;
const isOfBackground = new Set([...programs, ...backgroundQuestions.map(({ modelAnswer }) => modelAnswer)]);
/** Of the programs and the model answers, which are examples to every question. */
const ofBackground = new Map<string, Features>();

/** How rare features are in the background's sentences, counted once. */
export function rarity(): Rarity {
  counted ??= countRarity();
  return counted;
}

function featuresOfText(text: string): Features {
  const features = ofBackground.get(text) ?? weighted(rawFeatures(saidIn(text)), rarityIn(rarity()));
  if (isOfBackground.has(text)) ofBackground.set(text, features);
  return features;
}

/** Trains the criteria of a question and numbers their features. The same data gives the same model. */
export function learn(
  question: string,
  data: TrainingData,
): { trained: Trained; columns: ReadonlyMap<string, number> } {
  const others = backgroundSentences.filter((other) => other.question !== question);
  const step = Math.max(1, Math.floor(others.length / OTHERS));
  const examples: Example[] = [
    ...examplesOf(data),
    ...others.filter((_, at) => at % step === 0).map(({ text }) => ({ labels: [], near: [], text })),
    ...programs.map((text) => ({ labels: [], near: [], text })),
  ];
  const wholes: Example[] = [
    ...data.answers.map(wholeOf),
    ...(data.answers.length < FEW_ANSWERS ? madeOf(examplesOf(data)) : []),
    ...backgroundQuestions
      .filter(({ id }, at) => id !== question && at % EACH_ANSWER === 0)
      .map(({ modelAnswer }) => ({ labels: [], near: [], text: modelAnswer })),
  ];
  const texts = [...examples, ...wholes].map(({ text }) => featuresOfText(text));
  const columns = new Map<string, number>();
  for (const name of texts.flatMap((text) => [...text.keys()])) if (!columns.has(name)) columns.set(name, columns.size);
  const rows = texts.map((text) => rowOf(text, columns));
  const parts = rows.slice(0, examples.length);
  const labels = Object.keys(data.sentences);
  const trained: Trained = {
    labels,
    ofPart: train(parts, columns.size, examples, [...labels, WRONG]),
    ofWhole: train(rows.slice(examples.length), columns.size, wholes, labels),
    index: indexOf(parts, columns.size),
    met: examplesWith(
      examples.map((example) => example.labels),
      [...labels, WRONG],
    ),
    wrong: examplesWith(
      examples.map((example) => example.near),
      labels,
    ),
    refused: labels.map((label) => oftenRefused(data.sentences[label] ?? [])),
  };
  return { trained, columns };
}

/** A model trained on this data, for measurements with data from outside the bank. */
export function learnModel(question: string, data: TrainingData): CriterionModel {
  const { trained, columns } = learn(question, data);
  return modelOf(trained, { rarity: rarity(), columns });
}

/** What a sixth of the sentences refuse, or more. */
function oftenRefused(texts: readonly string[]): number {
  const shares = texts
    .map((text) => {
      const stances = read(tokenized(text)).sentences.flatMap((sentence) => sentence.stances);
      return stances.filter((stance) => stance !== "held").length / Math.max(1, stances.length);
    })
    .sort((a, b) => b - a);
  return shares[Math.floor(shares.length / 6)] ?? 0;
}
