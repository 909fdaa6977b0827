// Fits the probability that a criterion is met, by logistic regression on its features. The splits: training answers,
// each third graded by models of the other two; the same number of open answers with known credits, on which no model
// was trained; and the model answers of other questions, which meet no criterion. They also limit the constant.
import { findInterviewQuestion, interviewQuestions } from "../../../content/src/interview/load.ts";
import { trainingDataOf } from "../../../content/src/interview/training-data.ts";
import { readGolden } from "../../golden/read.mjs";
import { evidenceOf } from "../../src/criteria/chance.ts";
import { criterionModel } from "../../src/criteria/criterion-models.ts";
import { signsOfRubric } from "../../src/criteria/signs.ts";
import { readStances } from "../../src/language/read.ts";
import { tokenize } from "../../src/language/tokens.ts";
import { trainModel } from "../../src/training/learn.ts";

const FOLDS = 3;
const STRANGERS = 10;
/** A model answer of another question meets no criterion. At most this share of criteria may be recognised in one. */
const MOST_MET = 0.04;
/** The effect of fewer texts was measured with models of a sixth and of a third of them. */
const GIVEN = { overKnown: 9, isNew: 1, answerIfNew: 0.2 };
/** Newton's method; all weights except the constant are kept small. */
const STEPS = 30;
const DECAY = 0.001;

/** Returns the features of each criterion of an answer, and its credit. */
function rowsOf(question, text, model, creditOf) {
  const { criteria } = signsOfRubric(question, text, readStances(tokenize(text)).sentences, model);
  return question.rubric.points.map(({ id }, at) => ({
    evidence: evidenceOf(criteria[at].signs),
    credit: creditOf(id),
  }));
}

function rowsOfQuestion(question) {
  const data = trainingDataOf(question.id);
  const { answers } = data;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isAsked = (_answer, at) => at % FOLDS === fold;
    const model = trainModel(question.id, { ...data, answers: answers.filter((...one) => !isAsked(...one)) });
    return answers.filter(isAsked).flatMap(({ parts }) => {
      const text = parts.map((part) => part.text).join(" ");
      return rowsOf(question, text, model, (id) => (parts.some(({ meets = [] }) => meets.includes(id)) ? 1 : 0));
    });
  }).flat();
}

/** Returns rows for the model answers of other questions, which meet nothing. */
function rowsOfStrangers(question, at) {
  const others = Array.from(
    { length: STRANGERS },
    (_, step) => interviewQuestions[(at + 1 + step * 29) % interviewQuestions.length],
  );
  const model = criterionModel(question.id);
  return others
    .filter(({ id }) => id !== question.id)
    .flatMap(({ modelAnswer }) => rowsOf(question, modelAnswer, model, () => 0));
}

function rowsOfOpenAnswers() {
  return ["open", "fresh-open"].flatMap((name) => {
    const answers = readGolden(name);
    return answers.flatMap(({ question: id, answer, credits }) => {
      const [question, model] = [findInterviewQuestion(id), criterionModel(id)];
      return question && model && credits ? rowsOf(question, answer, model, (point) => credits[point] ?? 0) : [];
    });
  });
}

/** Solves `matrix` x = `right`. */
function solve(matrix, right) {
  const rows = matrix.map((row, index) => [...row, right[index]]);
  for (const [index, row] of rows.entries()) {
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[index] / row[index];
      for (let column = index; column < other.length; column += 1) other[column] -= factor * row[column];
    }
  }
  return rows.map((row, index) => row.at(-1) / row[index]);
}

function fit(rows) {
  const names = Object.keys(rows[0].evidence).filter((name) => !(name in GIVEN));
  const offsets = rows.map(({ evidence }) =>
    Object.entries(GIVEN).reduce((sum, [name, by]) => sum + by * evidence[name], 0),
  );
  const evidenceRows = rows.map(({ evidence }) => names.map((name) => evidence[name]));
  let weights = names.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((own, index) => (index > 0 ? DECAY * rows.length * own : 0));
    const bend = weights.map((_, index) => weights.map((_, to) => (index === to ? DECAY * rows.length : 0)));
    for (const [index, values] of evidenceRows.entries()) {
      const { weight, credit } = rows[index];
      const logOdds = values.reduce((sum, value, index) => sum + value * weights[index], offsets[index]);
      const chance = 1 / (1 + Math.exp(-logOdds));
      for (const [index, value] of values.entries()) {
        slope[index] += weight * (chance - credit) * value;
        for (const [to, other] of values.entries()) bend[index][to] += weight * chance * (1 - chance) * value * other;
      }
    }
    const move = solve(bend, slope);
    weights = weights.map((own, index) => own - move[index]);
  }
  return Object.fromEntries(names.map((name, index) => [name, Math.round(100 * weights[index]) / 100]));
}

/** Returns the share of these criteria that is recognised. */
function metShare(rows, { weights, metFrom }) {
  const least = Math.log(metFrom / (1 - metFrom));
  const oddsOf = ({ evidence }) => Object.entries(weights).reduce((sum, [name, by]) => sum + by * evidence[name], 0);
  return rows.filter((row) => oddsOf(row) >= least).length / rows.length;
}

/** Returns the fitted weights. The thresholds for a met criterion are not fitted and stay the same. */
export function fitCriteria({ metFrom, partlyFrom }) {
  const questions = interviewQuestions.filter(({ id }) => trainingDataOf(id));
  const answers = questions.flatMap(rowsOfQuestion);
  const open = rowsOfOpenAnswers();
  const strangers = questions.flatMap(rowsOfStrangers);
  const fitted = fit([
    ...answers.map((row) => ({ ...row, weight: 1 })),
    ...open.map((row) => ({ ...row, weight: answers.length / open.length })),
    ...strangers.map((row) => ({ ...row, weight: 1 })),
  ]);
  const chance = { weights: { ...fitted, ...GIVEN }, metFrom, partlyFrom };
  while (metShare(strangers, chance) > MOST_MET) chance.weights.constant = rounded(chance.weights.constant - 0.01);
  console.log(
    `${answers.length} criteria of training answers, ${open.length} of open ones, ${strangers.length} of others`,
    chance,
  );
  return chance;
}
const rounded = (value) => Math.round(100 * value) / 100;
