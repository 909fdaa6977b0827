import type { Numbers } from "../models/number-table.ts";
import { type Rarity, rarityLookup, rawFeatures, type WordWithStance, weightByRarity } from "./features.ts";
import { addProducts, type Row, rowOf } from "./rows.ts";
import { type Index, nearestSimilarities, similarityLookup } from "./similarity.ts";

/** How well a stretch of an answer fits a criterion. `odds` and `similarity` are reduced if another criterion fits better. */
export interface Fit {
  /** Log-odds of the regression. */
  odds: number;
  /** The similarity to the nearest training sentences. */
  similarity: number;
  /** The similarity to the nearest sentences that sound like the criterion and do not meet it. */
  wrongSimilarity: number;
}
export type Scores = readonly (readonly [criterion: string, fit: Fit])[];
export interface CriterionModel {
  /** Scores a stretch of an answer for each criterion. */
  scores: (words: readonly WordWithStance[]) => Scores;
  /** Returns the log-odds that a whole answer meets each criterion, perhaps over several sentences. */
  oddsOfAnswer: (words: readonly WordWithStance[]) => ReadonlyMap<string, number>;
  /** Returns the number of training texts of a criterion. */
  textCount: (criterion: string) => number;
  /** Returns the share of negated words ("never", "not") that a sixth of the criterion's training sentences reach. */
  negatedShare: (criterion: string) => number;
}

/** Returns the label of an error, which no criterion can have. */
export const errorLabel = (id: string): string => `!${id}`;
export const isErrorLabel = (label: string): boolean => label.startsWith("!");

/** The log-odds of a label are its bias plus the weights of a row's features. The weights of one feature for all labels are adjacent. */
export interface Regression {
  biases: Float64Array;
  weights: Float32Array;
}

/** The trained numbers of a question, as stored in the models file. `labels` are its criteria and errors; features are numbered. */
export interface Trained {
  labels: readonly string[];
  /** For a stretch of an answer: each label, then the label of stretches that meet none. */
  ofPart: Regression;
  /** For a whole answer: each label. */
  ofWhole: Regression;
  /** The training sentences; `met` has those that meet each label and none, `wrong` those that only sound like each label. */
  index: Index;
  met: readonly Int32Array[];
  wrong: readonly Int32Array[];
  /** By label; see `CriterionModel.negatedShare`. */
  refused: readonly number[];
}

/** The rarity, which weights the features of a text, and the column of each feature. */
export interface FeatureTables {
  rarity: Rarity;
  columns: Numbers;
}

/** Creates the model of a question from its trained numbers. */
export function modelOf(trained: Trained, { rarity, columns }: FeatureTables): CriterionModel {
  const { labels, ofPart, ofWhole, met, wrong, refused } = trained;
  const rowOfWords = (words: readonly WordWithStance[]) =>
    rowOf(weightByRarity(rawFeatures(words), rarityLookup(rarity)), columns);
  const similaritiesTo = similarityLookup(trained.index);
  return {
    textCount: (criterion) => met[labels.indexOf(criterion)]?.length ?? 0,
    scores(words) {
      const row = rowOfWords(words);
      const odds = subtractRivals(oddsOf(ofPart, row));
      const similarities = similaritiesTo(row);
      const similarity = subtractRivals(nearestSimilarities(met, similarities));
      const wrongSimilarity = nearestSimilarities(wrong, similarities);
      return labels.map((label, index) => [
        label,
        { odds: odds[index] ?? 0, similarity: similarity[index] ?? 0, wrongSimilarity: wrongSimilarity[index] ?? 0 },
      ]);
    },
    oddsOfAnswer(words) {
      const odds = oddsOf(ofWhole, rowOfWords(words));
      return new Map(labels.map((label, index) => [label, odds[index] ?? 0]));
    },
    negatedShare: (criterion) => refused[labels.indexOf(criterion)] ?? 0,
  };
}

/** Returns for each label the log-odds that a text with these features meets it, if all labels are equally likely beforehand. */
function oddsOf({ biases, weights }: Regression, row: Row): number[] {
  const sums = new Float64Array(biases.length);
  addProducts(row, weights, sums);
  return Array.from(biases, (bias, label) => bias + (sums[label] ?? 0));
}

/**
 * Subtracts from each value a share of the greatest other value. A value gains if all others are negative, which cross-validation confirms
 * (docs/decisions/0050).
 */
const subtractRivals = (values: readonly number[]): number[] =>
  values.map((value, index) => value - RIVAL_SHARE * Math.max(...values.filter((_, other) => other !== index)));

/** The share of the best rival's score that is subtracted. */
const RIVAL_SHARE = 0.5;
