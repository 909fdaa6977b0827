// Measures how well one criterion is recognised with few answers that people labelled: for the questions of the
// Beetle set (Dzikovska et al. 2013) with at least 50 answers, trains on 10, 20 and 40 of them, five times, and tests
// on the other texts. `node packages/evaluation/scripts/fit/human-labels.mjs FILE`
import { readFileSync } from "node:fs";
import { matchWaysFor } from "../../src/authoring/prose/from-draft.ts";
import { chanceOf } from "../../src/criteria/chance.ts";
import { signsOfRubric } from "../../src/criteria/signs.ts";
import { readStances } from "../../src/language/read.ts";
import { tokenize } from "../../src/language/tokens.ts";
import { trainModel } from "../../src/training/learn.ts";

const ID = "correct";
const LEAST_ANSWERS = 50;
const GIVEN = [10, 20, 40];
const OFFSETS = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Returns the published answers of one question, correct ones first. */
const answersOf = ({ a }) =>
  a
    .map(([text, label]) => ({ text, isCorrect: label === "correct" }))
    .sort((left, right) => Number(right.isCorrect) - Number(left.isCorrect));

const takeAnswers = (answers, count, offset) =>
  Array.from({ length: count }, (_, index) => answers[Math.floor(((index + offset) * answers.length) / count)]);

/** Returns training data of one criterion: the reference answers and the given answers. */
function dataOf(references, answers) {
  const texts = (isCorrect) => answers.filter((one) => one.isCorrect === isCorrect).map(({ text }) => text);
  return {
    sentences: { [ID]: references },
    wrong: {},
    answers: [
      ...texts(true).map((text) => ({ score: 10, parts: [{ text, meets: [ID] }] })),
      ...texts(false).map((text) => ({ score: 0, parts: [{ text, near: [ID] }] })),
    ],
  };
}

function readAll({ id, refs }, some, rest) {
  const data = dataOf(refs, some);
  const rubric = {
    points: [{ id: ID, label: refs[0], weight: 10, match: matchWaysFor(ID, refs[0], data) }],
    errors: [],
  };
  const model = trainModel(id, data);
  return rest.map(({ text, isCorrect }) => {
    const { criteria } = signsOfRubric({ id, rubric }, text, readStances(tokenize(text)).sentences, model);
    return { isCorrect, chance: chanceOf(criteria[0].signs) };
  });
}

/** Returns the share of pairs of a correct and an incorrect answer in which the correct one is likelier. */
function areaUnderCurve(reads) {
  const [right, wrong] = [reads.filter(({ isCorrect }) => isCorrect), reads.filter(({ isCorrect }) => !isCorrect)];
  const wins = right.flatMap((one) => wrong.map((other) => (Math.sign(one.chance - other.chance) + 1) / 2));
  return mean(wins);
}

/** Returns the mean of the F1 of correct and of incorrect, as reported by the shared task. */
function macroF1(reads, isFound) {
  const f1 = (label) => {
    const [both, found, labelled] = [
      (one) => isFound(one) === label && one.isCorrect === label,
      (one) => isFound(one) === label,
      ({ isCorrect }) => isCorrect === label,
    ].map((is) => reads.filter(is).length);
    return (2 * both) / Math.max(1, found + labelled);
  };
  return mean([f1(true), f1(false)]);
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const { items } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const questions = items.filter(({ a }) => a.length >= LEAST_ANSWERS);
for (const count of GIVEN) {
  const runs = questions.flatMap((question) =>
    OFFSETS.map((offset) => {
      const answers = answersOf(question);
      const some = takeAnswers(answers, count, offset);
      const known = new Set(some.map(({ text }) => text));
      return readAll(
        question,
        some,
        answers.filter(({ text }) => !known.has(text)),
      );
    }),
  );
  const reads = runs.flat();
  const isFound = ({ chance }) => chance >= 0.5;
  const accuracy = mean(reads.map((one) => Number(isFound(one) === one.isCorrect)));
  const curves = mean(runs.filter((run) => new Set(run.map((one) => one.isCorrect)).size > 1).map(areaUnderCurve));
  console.log(
    `${questions.length} questions, ${count} answers each: accuracy ${accuracy.toFixed(3)}, macro F1 ${macroF1(reads, isFound).toFixed(3)}, AUC within a question ${curves.toFixed(3)} (${reads.length} readings)`,
  );
}
