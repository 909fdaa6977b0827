// Measures the grading of a question whose author gave ten answers, without and with some sentences for each
// criterion: trains twelve questions of the bank on this number of labelled answers, three times, and grades all
// other answers. `node packages/evaluation/scripts/fit/ten-answers.mjs`
import { findInterviewQuestion } from "../../../content/src/interview/load.ts";
import { trainingDataOf } from "../../../content/src/interview/training-data.ts";
import { matchWaysFor } from "../../src/authoring/prose/from-draft.ts";
import { agreement, gradeWithDataOnly } from "../../src/authoring/prose/report.ts";
import { errorLabel } from "../../src/criteria/criterion-model.ts";

/** The weights for new criteria in packages/evaluation/src/criteria/chance.ts were chosen on the first six. */
const ASKED = {
  chosen: [
    ...["case-price-rise-in-five-branches", "case-survey-of-app-users", "case-festival-moved"],
    ...["behavioural-missed-date", "behavioural-questioned-metric", "behavioural-helped-a-teammate"],
  ],
  others: [
    ...["case-chart-that-misleads", "case-mean-or-median", "case-two-centres-compared"],
    ...["behavioural-own-mistake", "behavioural-unclear-request", "behavioural-several-requests"],
  ],
};
const GIVEN = [
  { answers: 10, sentences: 0, wrong: 0 },
  { answers: 10, sentences: 12, wrong: 4 },
  { answers: 20, sentences: 12, wrong: 4 },
];
/** Which answers are given: spread over the scores, different ones each time. */
const OFFSETS = [0.2, 0.5, 0.8];

function takeAnswers(answers, count, offset) {
  const byScore = answers.toSorted((a, b) => b.score - a.score);
  return Array.from({ length: count }, (_, index) => byScore[Math.floor(((index + offset) * answers.length) / count)]);
}

function someOf(learners, { answers, sentences, wrong }, offset) {
  const first = (lists, count) =>
    Object.fromEntries(Object.entries(lists).map(([of, texts]) => [of, texts.slice(0, count)]));
  return {
    sentences: first(learners.sentences, sentences),
    wrong: first(learners.wrong, wrong),
    answers: takeAnswers(learners.answers, answers, offset),
  };
}

function rebuilt({ rubric, ...question }, learners) {
  const points = rubric.points.map((point) => ({
    ...point,
    partial: [],
    match: matchWaysFor(point.id, point.label, learners),
  }));
  const errors = rubric.errors.map((error) => ({
    ...error,
    match: matchWaysFor(errorLabel(error.id), error.label, learners),
  }));
  return { ...question, rubric: { ...rubric, points, errors } };
}

for (const [which, ids] of Object.entries(ASKED)) {
  for (const some of GIVEN) {
    const reads = ids.flatMap((id) =>
      OFFSETS.flatMap((offset) => {
        const all = trainingDataOf(id);
        const learners = someOf(all, some, offset);
        const rest = all.answers.filter((answer) => !learners.answers.includes(answer));
        return gradeWithDataOnly(rebuilt(findInterviewQuestion(id), learners), learners, rest);
      }),
    );
    const { r, error } = agreement(reads);
    console.log(
      `${which}: ${JSON.stringify(some)}: r ${r.toFixed(2)}, mean error ${error.toFixed(2)} (${reads.length})`,
    );
  }
}
