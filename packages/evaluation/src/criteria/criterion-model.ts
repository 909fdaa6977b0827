import type { Numbers } from "../models/number-table.ts";
import { type Rarity, rarityIn, rawFeatures, type Said, weighted } from "./features.ts";
import { addProducts, type Row, rowOf } from "./rows.ts";
import { type Index, likenessTo, nearest } from "./similarity.ts";

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

/** The log-odds of each label are its bias and the weights of a row's features, those of a feature being adjacent. */
export interface Regression {
  biases: Float64Array;
  weights: Float32Array;
}

/** What training a question's criteria gives, as numbers; features are numbered. `labels` are criteria and errors. */
export interface Trained {
  labels: readonly string[];
  /** Of something said, for each label and for what meets none. */
  ofPart: Regression;
  /** Of a whole answer, for each label. */
  ofWhole: Regression;
  /** The known sentences, and which of them meet each label and none, or sound like each label and do not meet it. */
  index: Index;
  met: readonly Int32Array[];
  wrong: readonly Int32Array[];
  /** By label; see `CriterionModel`. */
  refused: readonly number[];
}

/** How the features of a text are weighted and numbered. */
export interface Numbering {
  rarity: Rarity;
  columns: Numbers;
}

/** The model of a question that was trained. */
export function modelOf(trained: Trained, { rarity, columns }: Numbering): CriterionModel {
  const { labels, ofPart, ofWhole, met, wrong, refused } = trained;
  const rowOfSaid = (said: readonly Said[]) => rowOf(weighted(rawFeatures(said), rarityIn(rarity)), columns);
  const likeness = likenessTo(trained.index);
  return {
    known: (criterion) => met[labels.indexOf(criterion)]?.length ?? 0,
    scores(said) {
      const row = rowOfSaid(said);
      const odds = lessRivals(oddsOf(ofPart, row));
      const alike = likeness(row);
      const near = lessRivals(nearest(met, alike));
      const nearWrong = nearest(wrong, alike);
      return labels.map((label, at) => [
        label,
        { odds: odds[at] ?? 0, near: near[at] ?? 0, nearWrong: nearWrong[at] ?? 0 },
      ]);
    },
    inAll(said) {
      const odds = oddsOf(ofWhole, rowOfSaid(said));
      return new Map(labels.map((label, at) => [label, odds[at] ?? 0]));
    },
    refused: (criterion) => refused[labels.indexOf(criterion)] ?? 0,
  };
}

/** For each label the log-odds that something with these features meets it, all labels being as likely. */
function oddsOf({ biases, weights }: Regression, row: Row): number[] {
  const sums = new Float64Array(biases.length);
  addProducts(row, weights, sums);
  return Array.from(biases, (bias, label) => bias + (sums[label] ?? 0));
}

/**
 * Each less a share of the greatest of the others. Where the others are below zero it gains: what is unlike all else is likelier this one,
 * and cross-validation is worse without (docs/decisions/0050).
 */
const lessRivals = (all: readonly number[]): number[] =>
  all.map((own, at) => own - RIVALRY * Math.max(...all.filter((_, other) => other !== at)));

/** How much a criterion that fits better takes from one that fits too. */
const RIVALRY = 0.5;
