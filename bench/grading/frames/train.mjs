// Trains the model by which an answer's frames are known, and writes it; `--measure` shows instead how it does on a quarter of the frames
// and honest texts that it was not trained on.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { segmentFeatures } from "../../../packages/evaluation/src/disclaimers/segment-features.ts";
import { allExamples, topicStems } from "./examples.mjs";
import { fit, scoreOf } from "./fit.mjs";

const MODEL = path.resolve(import.meta.dirname, "../../../packages/evaluation/fitted/disclaimers.json");
const LEAST = 0.35;
const FOLDS = 4;

const { values } = parseArgs({ options: { measure: { type: "boolean", default: false } } });
const topic = topicStems();
/** How many honest stretches of a place may count as a disclaimer: where that is sure, and where it is only in doubt. */
const RATES = { sure: 0.001, doubtful: 0.005 };
/** The same for the mean over the sentences of an answer, chosen by hand. */
const THROUGHOUT = { sure: 0.5, doubtful: 0 };

const known = new Set(topic);
const examples = allExamples().map((example) => ({
  ...example,
  features: segmentFeatures(example.pieces, example.place, (stem) => known.has(stem)),
}));

/** The fold of a group, by its letters. */
const foldOf = (group) => [...group].reduce((hash, letter) => (hash * 33 + letter.charCodeAt(0)) >>> 0, 7) % FOLDS;
const percent = (part, all) => `${Math.round((1000 * part) / all) / 10}%`;

function measure() {
  const isHeld = ({ group }) => foldOf(group) === 0;
  const model = fit(examples.filter((example) => !isHeld(example)));
  for (const place of ["lead", "tail", "opening", "first", "middle", "last"]) {
    const held = examples.filter((example) => isHeld(example) && example.place === place);
    const frames = held.filter(({ isFrame, isOwnPlace }) => isFrame && isOwnPlace);
    const honest = held.filter(({ isFrame }) => !isFrame);
    const likely = (list) => list.filter(({ features }) => scoreOf(model, features) > 0).length;
    console.log(
      `${place}: ${percent(likely(frames), frames.length)} of ${frames.length} frames found, ${percent(likely(honest), honest.length)} of ${honest.length} honest stretches taken for one`,
    );
  }
}

/** The thresholds by the scores that models of the other folds give. */
function thresholds() {
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fit(examples.filter(({ group }) => foldOf(group) !== fold));
    const held = examples.filter(({ group, isFrame }) => !isFrame && foldOf(group) === fold);
    return held.map(({ place, features }) => ({ place, score: scoreOf(model, features) }));
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
        throughout: THROUGHOUT[name],
      },
    ]),
  );
}

function write() {
  const { bias, weights } = fit(examples);
  const rounded = [...weights].flatMap(([name, weight]) => {
    return Math.abs(weight) < LEAST ? [] : [[name, Math.round(weight * 10) / 10]];
  });
  const sorted = rounded.sort(([a], [b]) => (a < b ? -1 : 1));
  const model = { thresholds: thresholds(), bias: Math.round(bias * 10) / 10, topic, weights: Object.fromEntries(sorted) };
  writeFileSync(MODEL, `${JSON.stringify(model)}\n`);
  console.log(`${sorted.length} weights`, model.thresholds);
}

if (values.measure) measure();
else write();
