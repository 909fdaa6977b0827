// Measures the grading of prose: answers of known grade, honest answers that look like tricks, learners' sentences, and tricks.
import { mulberry32 } from "../../packages/content/src/datasets/random.ts";
import { interviewQuestions } from "../../packages/content/src/interview/load.ts";
import { heldOutOf, trainedQuestions, trainingDataOf } from "../../packages/content/src/interview/training-data.ts";
import { agreementOf } from "../../packages/domain/src/admin/calibration/agreement.ts";
import * as hidden from "../../packages/evaluation/golden/attacks-hidden.mjs";
import { readGolden } from "../../packages/evaluation/golden/read.mjs";
import { allPerturbations } from "../../packages/evaluation/src/testing/perturbations/all-perturbations.ts";
import { harmlessPerturbations } from "../../packages/evaluation/src/testing/perturbations/harmless.ts";
import { kindOf } from "../../packages/evaluation/src/testing/perturbations/perturbation.ts";
import { createGrader } from "./evaluator.mjs";

const SEED = 17;
const percent = (part, all) => `${Math.round((1000 * part) / all) / 10}%`;

/** Returns the rows of prose in the table of docs/grading.md. */
export async function measure() {
  const grade = await createGrader();
  const isProse = (id) => kindOf(interviewQuestions.find((question) => question.id === id)) === "prose";
  const rows = [];
  for (const half of ["open", "hidden"]) {
    const answers = readGolden(`${half}`).filter(({ question }) => isProse(question));
    rows.push(await goldenRow(grade, `${half} half`, answers));
    rows.push(await honestRow(grade, `${half} half`, readGolden(`honest-${half}`)));
    rows.push(await learnersRow(grade, half === "open" ? "known" : "held"));
  }
  for (const half of ["open", "hidden"]) {
    rows.push(await goldenRow(grade, `fresh, ${half}`, readGolden(`fresh-${half}`)));
    rows.push(await honestRow(grade, `fresh, ${half}`, readGolden(`honest-fresh-${half}`)));
  }
  rows.push(await goldenRow(grade, "fresh 2, hidden", readGolden("fresh-2-hidden")));
  rows.push(await honestRow(grade, "fresh 2, hidden", readGolden("honest-2-hidden")));
  rows.push(
    await perturbationsRow(grade, "open", allPerturbations),
    await perturbationsRow(grade, "hidden", hidden.twins),
  );
  rows.push(
    await harmlessRow(grade, "open", harmlessPerturbations),
    await harmlessRow(grade, "hidden", hidden.harmless),
  );
  return rows;
}

/** Returns how close the scores are to those of the writer. */
async function goldenRow(grade, part, answers) {
  const scores = [];
  for (const answer of answers) scores.push((await grade(answer)).score);
  const known = answers.map(({ score }) => score);
  const { r, meanError } = agreementOf(scores.map((score, index) => [[score, known[index]]]));
  return {
    what: `prose, ${part}: r and mean error`,
    measured: `${r.value.toFixed(2)}, ${meanError.value.toFixed(2)} (${answers.length} answers)`,
    goal: "≥ 0.88, ≤ 1.2",
    holds: r.value >= 0.88 && meanError.value <= 1.2,
  };
}

async function honestRow(grade, part, answers) {
  let off = 0;
  for (const answer of answers) {
    const { score, flags } = await grade(answer);
    if (score < 6 || flags.length > 0) off += 1;
  }
  const what = `honest answers under 6 or flagged, ${part}`;
  return { what, measured: `${off} of ${answers.length}`, goal: "≤ 2 of 40", holds: off <= answers.length / 20 };
}

/** Returns how many sentences of learners meet their criterion, and how many meet another one of the same question. */
async function learnersRow(grade, half) {
  const count = { own: 0, sentences: 0, others: 0, chances: 0 };
  for (const question of trainedQuestions()) {
    const criteria = half === "held" ? heldOutOf(question) : trainingDataOf(question).sentences;
    for (const [criterion, sentences] of Object.entries(criteria)) {
      if (criterion.startsWith("!")) continue;
      for (const answer of sentences) {
        const { evidence } = await grade({ question, answer });
        const points = evidence.filter(({ pointId }) => criteria[pointId]);
        const met = points.filter(({ verdict }) => verdict === "met").map(({ pointId }) => pointId);
        count.sentences += 1;
        count.own += met.includes(criterion) ? 1 : 0;
        count.others += met.filter((id) => id !== criterion).length;
        count.chances += points.length - 1;
      }
    }
  }
  return {
    what: `learners' sentences: own criterion / another one, ${half}`,
    measured: `${percent(count.own, count.sentences)} / ${percent(count.others, count.chances)}`,
    goal: "≥ 90% / ≤ 2%",
    holds: count.own >= 0.9 * count.sentences && count.others <= 0.02 * count.chances,
  };
}

function* sources() {
  for (const question of interviewQuestions) {
    const kind = kindOf(question);
    const texts = [
      question.modelAnswer,
      ...question.rubric.exemplars.filter(({ score }) => score >= 8).map(({ text }) => text),
    ];
    for (const [index, answer] of texts.entries())
      yield { question: question.id, prompt: question.prompt, kind, answer, at: index };
  }
}

const otherThan = (id) => interviewQuestions.find((question) => question.id !== id)?.modelAnswer ?? "";

async function perturbationsRow(grade, half, perturbations) {
  let all = 0;
  let high = 0;
  for (const { question, prompt, kind, answer, at } of sources()) {
    const { score } = await grade({ question, answer });
    for (const [index, perturbation] of perturbations.entries()) {
      if (!perturbation.kinds.includes(kind)) continue;
      const text = perturbation.make(answer, mulberry32(SEED + at + index), otherThan(question), prompt);
      const result = await grade({ question, answer: text });
      all += 1;
      if (result.score > Math.max(score / 3, 0.5)) high += 1;
    }
  }
  const what = `tricks that earn over a third, ${half} (${perturbations.length} templates)`;
  return { what, measured: `${high} of ${all} (${percent(high, all)})`, goal: "0", holds: high === 0 };
}

async function harmlessRow(grade, half, perturbations) {
  let all = 0;
  let off = 0;
  for (const { question, prompt, kind, answer, at } of sources()) {
    const { score } = await grade({ question, answer });
    for (const [index, perturbation] of perturbations.entries()) {
      if (!perturbation.kinds.includes(kind)) continue;
      const text = perturbation.make(answer, mulberry32(SEED + at + index), otherThan(question), prompt);
      const result = await grade({ question, answer: text });
      all += 1;
      if (Math.abs(result.score - score) > 0.5) off += 1;
    }
  }
  const what = `harmless changes that move a score by over 0.5, ${half} (${perturbations.length})`;
  return { what, measured: `${off} of ${all} (${percent(off, all)})`, goal: "0", holds: off === 0 };
}
