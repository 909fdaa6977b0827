import type { ReadSentence } from "../language/read.ts";
import { type CriterionModel, type Fit, isErrorLabel, type Scores } from "./criterion-model.ts";
import type { Said } from "./features.ts";
import { type Stretch, saidIn, stretchesOf } from "./stretches.ts";

/** Of what meets a criterion at most this share may be refused, unless learners refuse as much when they mean it; then all its words count. */
const MOST_REFUSED = 0.6;

/** An error is made by what is said; a word that is refused beside it may be. */
const FEW_REFUSED = 0.15;

const NONE = Number.NEGATIVE_INFINITY;

export interface BestFit {
  /** The words to quote: the sentence that fits best, or the part of it that does where it is long. */
  start: number;
  end: number;
  /** How well the stretch that fits best does, and the sentence that does as a whole; see `training/train.ts`. */
  stretch: number;
  sentence: number;
  /** How well all that the answer says fits it, as log-odds. */
  answer: number;
  /** How like to the nearest known sentences any stretch of it is. */
  near: number;
  /** How like to what sounds like the criterion and does not meet it the most alike of these stretches is. */
  nearWrong: number;
}

/** What in an answer fits each criterion of a question best, by how learners say it; empty without a model. */
export function bestFits(
  text: string,
  sentences: readonly ReadSentence[],
  model: CriterionModel | undefined,
): ReadonlyMap<string, BestFit> {
  const found = new Map<string, BestFit>();
  if (!model) return found;
  const isHeld = isMostlyHeld(sentences);
  const inAll = model.inAll(sentences.flatMap(saidIn));
  const fitted = stretchesOf(text, sentences).flatMap((stretch) =>
    scoresOf(model, stretch, isHeld).map(([criterion, fit]): Fitted => ({ stretch, criterion, fit })),
  );
  for (const [criterion, own] of Map.groupBy(fitted, (one) => one.criterion)) {
    const nearest = own.reduce((best, one) => (one.fit.near > best.fit.near ? one : best)).fit;
    found.set(criterion, {
      ...quotedOf(text, own),
      stretch: mostOdds(own),
      sentence: mostOdds(own.filter(({ stretch }) => stretch.isSentence)),
      answer: inAll.get(criterion) ?? NONE,
      near: nearest.near,
      nearWrong: nearest.nearWrong,
    });
  }
  return found;
}

interface Fitted {
  stretch: Stretch;
  criterion: string;
  fit: Fit;
}

const mostOdds = (fitted: readonly Fitted[]) => Math.max(NONE, ...fitted.map(({ fit }) => fit.odds));

/** Chosen on a quarter of the training answers, read by models of the others: 94 to 97 of 100 quotes are the words that meet the criterion. */
const NEAR_WEIGHT = 10;
/** A quoted part of a sentence is this long, and a longer sentence is quoted in part. */
const PART_WORDS = 6;
const LONG_SENTENCE = 20;

function quotedOf(text: string, fitted: readonly Fitted[]): Pick<BestFit, "start" | "end"> {
  const ranked = fitted.toSorted((a, b) => worthQuoting(b) - worthQuoting(a)).map(({ stretch }) => stretch);
  const sentence = ranked.find(({ isSentence }) => isSentence) ?? ranked[0];
  if (!sentence) throw new Error("Nothing was fitted.");
  const part = ranked.find(
    ({ start, end, said }) => start >= sentence.start && end <= sentence.end && said.length >= PART_WORDS,
  );
  const { start, end } = sentence.said.length > LONG_SENTENCE && part ? part : sentence;
  return { start, end: end + (REST_OF_WORD.exec(text.slice(end, end + LONGEST_REST))?.[0].length ?? 0) };
}

/** "12.5%", "Stores[Region]": marks that belong to the last word. */
const REST_OF_WORD = /^[^\s.,;:!?]+/;
const LONGEST_REST = 10;

const worthQuoting = ({ fit }: Fitted) => fit.odds + NEAR_WEIGHT * fit.near;

function scoresOf({ scores, refused }: CriterionModel, { said }: Stretch, isHeld: boolean): Scores {
  const share = said.filter(({ stance }) => stance !== "held").length / said.length;
  // "Hidden tabs are not secure" is no error of somebody who hides tabs.
  // What learners refuse is read from all of their sentences: only where it decides.
  const isSaid = (label: string) => share <= (isErrorLabel(label) ? FEW_REFUSED : 0) || share <= refused(label);
  if (share <= MOST_REFUSED) return scores(said).filter(([label]) => !isErrorLabel(label) || isSaid(label));
  const counted = isHeld ? said.map(({ token }): Said => ({ token, stance: "held" })) : said;
  return scores(counted).filter(([label]) => isSaid(label));
}

/** Whether less than half of the words are denied. If more are, a disclaimer surrounds the answer; a single sentence is exempt. */
function isMostlyHeld(sentences: readonly ReadSentence[]): boolean {
  const stances = sentences.flatMap((sentence) => sentence.stances);
  return sentences.length === 1 || stances.filter((stance) => stance === "denied").length < stances.length / 2;
}
