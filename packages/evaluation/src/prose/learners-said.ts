import type { ReadSentence } from "../reading/read.ts";
import { type CriterionModel, criterionModel } from "./learned.ts";
import { type Stretch, stretchesOf } from "./spans.ts";

/** Of what meets a criterion at most this share may be refused, unless learners refuse as much when they mean it. */
const MOST_REFUSED = 0.4;

export interface Learned {
  /** The stretch of the answer that fits best. */
  start: number;
  end: number;
  /** How well it fits, and how well the sentence that fits best does as a whole; see `train.ts`. */
  stretch: number;
  sentence: number;
}

/** What in an answer fits each criterion of a question best, by how learners say it; empty for a question without their sentences. */
export function learnersSaid(
  question: string,
  text: string,
  sentences: readonly ReadSentence[],
): ReadonlyMap<string, Learned> {
  const model = criterionModel(question);
  const found = new Map<string, Learned>();
  if (!model) return found;
  const stretches = sentences.flatMap((sentence) => stretchesOf(text, sentence));
  for (const stretch of stretches) {
    for (const [criterion, score] of scoresOf(model, stretch)) {
      const best = found.get(criterion) ?? { ...placeOf(stretch), stretch: score, sentence: Number.NEGATIVE_INFINITY };
      if (score > best.stretch) Object.assign(best, placeOf(stretch), { stretch: score });
      if (stretch.isSentence) best.sentence = Math.max(best.sentence, score);
      found.set(criterion, best);
    }
  }
  return found;
}

const placeOf = ({ start, end }: Stretch) => ({ start, end });

function scoresOf({ scores, refused }: CriterionModel, { said }: Stretch): [criterion: string, score: number][] {
  const share = said.filter(({ stance }) => stance !== "held").length / said.length;
  return Object.entries(scores(said)).filter(([criterion]) => share <= MOST_REFUSED || share <= refused(criterion));
}
