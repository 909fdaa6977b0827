import type { ReadSentence } from "../language/read.ts";
import { type CriterionModel, type Fit, isErrorLabel, type Scores } from "./criterion-model.ts";
import type { WordWithStance } from "./features.ts";
import { type Stretch, stretchesOf, wordsWithStance } from "./stretches.ts";

/**
 * If more than this share of a stretch is negated, the stretch does not count, unless training sentences of the
 * criterion contain as many negated words. In that case all its words count.
 */
const MOST_NEGATED = 0.6;

/** If more than this share of a stretch is negated, the stretch does not count as an error: its author denies it. */
const MOST_NEGATED_IN_ERROR = 0.15;

const NO_FIT = Number.NEGATIVE_INFINITY;

export interface BestFit {
  /** The words to quote: the sentence that fits best, or the best part of a long sentence. */
  start: number;
  end: number;
  /** Log-odds of the best stretch, and of the best whole sentence; see `training/train.ts`. */
  stretch: number;
  sentence: number;
  /** Log-odds of the whole answer. */
  answer: number;
  /** The highest similarity of a stretch to training sentences of the criterion. */
  similarity: number;
  /** The similarity of the same stretch to sentences that sound like the criterion and do not meet it. */
  wrongSimilarity: number;
}

/** Finds for each criterion the part of the answer that fits best by the model; empty without a model. */
export function bestFits(
  text: string,
  sentences: readonly ReadSentence[],
  model: CriterionModel | undefined,
): ReadonlyMap<string, BestFit> {
  const fitsByCriterion = new Map<string, BestFit>();
  if (!model) return fitsByCriterion;
  const isMostlyAsserted = mostWordsAreMeant(sentences);
  const answerOdds = model.oddsOfAnswer(sentences.flatMap(wordsWithStance));
  const stretchFits = stretchesOf(text, sentences).flatMap((stretch) =>
    scoresOf(model, stretch, isMostlyAsserted).map(([criterion, fit]): StretchFit => ({ stretch, criterion, fit })),
  );
  for (const [criterion, criterionFits] of Map.groupBy(stretchFits, ({ criterion }) => criterion)) {
    const nearest = criterionFits.reduce((best, other) =>
      other.fit.similarity > best.fit.similarity ? other : best,
    ).fit;
    fitsByCriterion.set(criterion, {
      ...bestQuote(text, criterionFits),
      stretch: highestOdds(criterionFits),
      sentence: highestOdds(criterionFits.filter(({ stretch }) => stretch.isSentence)),
      answer: answerOdds.get(criterion) ?? NO_FIT,
      similarity: nearest.similarity,
      wrongSimilarity: nearest.wrongSimilarity,
    });
  }
  return fitsByCriterion;
}

interface StretchFit {
  stretch: Stretch;
  criterion: string;
  fit: Fit;
}

const highestOdds = (fitted: readonly StretchFit[]) => Math.max(NO_FIT, ...fitted.map(({ fit }) => fit.odds));

/** Chosen on a quarter of the training answers with models of the others: 94 to 97 of 100 quotes are the words that meet the criterion. */
const SIMILARITY_WEIGHT = 10;
/** In words: a quoted part has at least `LEAST_PART_WORDS`, and a sentence longer than `LONG_SENTENCE` is quoted in part. */
const LEAST_PART_WORDS = 6;
const LONG_SENTENCE = 20;

function bestQuote(text: string, stretchFits: readonly StretchFit[]): Pick<BestFit, "start" | "end"> {
  const ranked = stretchFits.toSorted((a, b) => quoteRank(b) - quoteRank(a)).map(({ stretch }) => stretch);
  const sentence = ranked.find(({ isSentence }) => isSentence) ?? ranked[0];
  if (!sentence) throw new Error("Nothing was fitted.");
  const part = ranked.find(
    ({ start, end, words }) => start >= sentence.start && end <= sentence.end && words.length >= LEAST_PART_WORDS,
  );
  const { start, end } = sentence.words.length > LONG_SENTENCE && part ? part : sentence;
  return { start, end: end + (WORD_REST.exec(text.slice(end, end + LONGEST_WORD_REST))?.[0].length ?? 0) };
}

/** The signs after a last word that belong to it, as in "12.5%" and "Stores[Region]". */
const WORD_REST = /^[^\s.,;:!?]+/;
const LONGEST_WORD_REST = 10;

const quoteRank = ({ fit }: StretchFit) => fit.odds + SIMILARITY_WEIGHT * fit.similarity;

function scoresOf(model: CriterionModel, { words }: Stretch, isMostlyAsserted: boolean): Scores {
  const negatedShare = words.filter(({ stance }) => stance !== "held").length / words.length;
  // "Hidden tabs are not secure" does not make the error of relying on hidden tabs.
  const isMeant = (label: string) =>
    negatedShare <= (isErrorLabel(label) ? MOST_NEGATED_IN_ERROR : 0) || negatedShare <= model.negatedShare(label);
  if (negatedShare <= MOST_NEGATED)
    return model.scores(words).filter(([label]) => !isErrorLabel(label) || isMeant(label));
  const countedWords = isMostlyAsserted ? words.map(({ token }): WordWithStance => ({ token, stance: "held" })) : words;
  return model.scores(countedWords).filter(([label]) => isMeant(label));
}

/** Whether less than half of the words are denied. If more are, a disclaimer surrounds the answer; a single sentence is exempt. */
function mostWordsAreMeant(sentences: readonly ReadSentence[]): boolean {
  const stances = sentences.flatMap((sentence) => sentence.stances);
  return sentences.length === 1 || stances.filter((stance) => stance === "denied").length < stances.length / 2;
}
