// Fits the model that recognizes disclaimers, and its thresholds. The splits are four folds over
// disclaimers and honest texts: a threshold is chosen on scores of texts that the model was not fitted on.
import { segmentFeatures } from "../../src/disclaimers/segment-features.ts";
import { allExamples, topicStems } from "./disclaimer-examples.mjs";
import { fit, scoreOf } from "./regression.mjs";

const LEAST = 0.35;
const FOLDS = 4;

const topic = topicStems();
/** The share of honest parts in a position that may pass as a disclaimer, for the sure and for the doubtful threshold. */
const RATES = { sure: 0.001, doubtful: 0.01 };
/** The thresholds for the mean over an answer's sentences are chosen by hand. */
const THROUGHOUT = { sure: { throughout: 0.5, few: 2 }, doubtful: { throughout: -0.4, few: -0.4 } };

const known = new Set(topic);
const examples = allExamples().map((example) => ({
  ...example,
  features: segmentFeatures(example.pieces, example.place, (stem) => known.has(stem)),
}));

/** The fold of a group, computed from its name. */
const foldOf = (group) => [...group].reduce((hash, letter) => (hash * 33 + letter.charCodeAt(0)) >>> 0, 7) % FOLDS;

/** Returns the thresholds, chosen on the scores of models of the other folds. */
function thresholds() {
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fit(examples.filter(({ group }) => foldOf(group) !== fold));
    const heldExamples = examples.filter(({ group, isDisclaimer }) => !isDisclaimer && foldOf(group) === fold);
    return heldExamples.map(({ place, features }) => ({ place, score: scoreOf(model, features) }));
  }).flat();
  const thresholdOf = (place, rate) => {
    const scores = scored.filter((one) => one.place === place).map(({ score }) => score);
    return Math.round(100 * scores.sort((a, b) => b - a)[Math.floor(scores.length * rate)]) / 100;
  };
  return Object.fromEntries(
    Object.entries(RATES).map(([name, rate]) => [
      name,
      {
        ...Object.fromEntries(["opening", "first", "last", "middle"].map((place) => [place, thresholdOf(place, rate)])),
        ...THROUGHOUT[name],
      },
    ]),
  );
}

/** Returns the fitted weights and thresholds. */
export function fitDisclaimers() {
  const { bias, weights } = fit(examples);
  const rounded = [...weights].flatMap(([name, weight]) => {
    return Math.abs(weight) < LEAST ? [] : [[name, Math.round(weight * 10) / 10]];
  });
  const sorted = rounded.sort(([a], [b]) => (a < b ? -1 : 1));
  const model = {
    thresholds: thresholds(),
    bias: Math.round(bias * 10) / 10,
    topic,
    weights: Object.fromEntries(sorted),
  };
  console.log(`${sorted.length} weights of disclaimers`, model.thresholds);
  return model;
}
