import type { ReadSentence } from "../language/read.ts";
import { type CriterionModel, isErrorLabel, type Scores } from "./criterion-model.ts";
import type { Said } from "./features.ts";
import { type Stretch, saidIn, stretchesOf } from "./stretches.ts";

/** Of what meets a criterion at most this share may be refused, unless learners refuse as much when they mean it; then all its words count. */
const MOST_REFUSED = 0.6;

/** An error is made by what is said; a word that is refused beside it may be. */
const FEW_REFUSED = 0.15;

const NONE = Number.NEGATIVE_INFINITY;

export interface BestFit {
  /** The stretch of the answer that fits best. */
  start: number;
  end: number;
  /** How well it fits, and how well the sentence that fits best does as a whole; see `training/train.ts`. */
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
  for (const stretch of stretchesOf(text, sentences)) {
    const place = { start: stretch.start, end: stretch.end };
    for (const [criterion, { odds, near, nearWrong }] of scoresOf(model, stretch, isHeld)) {
      const best = found.get(criterion) ?? {
        ...place,
        stretch: odds,
        sentence: NONE,
        answer: inAll.get(criterion) ?? NONE,
        near,
        nearWrong,
      };
      if (odds > best.stretch) Object.assign(best, place, { stretch: odds });
      if (stretch.isSentence) best.sentence = Math.max(best.sentence, odds);
      if (near > best.near) Object.assign(best, { near, nearWrong });
      found.set(criterion, best);
    }
  }
  return found;
}

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
