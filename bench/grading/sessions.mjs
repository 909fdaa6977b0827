// Measures whether a verdict is reliable: interviews composed of answers of known grade, and how often a score is
// right for each confidence.
import { mulberry32, pickOne } from "../../packages/content/src/datasets/random.ts";
import { INTERVIEW_DRAW } from "../../packages/content/src/interview/draw/counts.ts";
import { findInterviewQuestion } from "../../packages/content/src/interview/load.ts";
import { readGolden } from "../../packages/evaluation/golden/read.mjs";
import { sessionVerdict } from "../../packages/evaluation/src/verdict.ts";
import { createGrader } from "./evaluator.mjs";

const SEED = 17;
const SESSIONS = 1000;
/** A score within this distance is right. */
const RIGHT_WITHIN = 1.5;
/** The distance of a person's answers from their ability, in points. */
const FORM = 2;
const PASS_FROM = 70;
const REVIEW_FROM = 40;
const BANDS = [0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];
const percent = (part, all) => (all === 0 ? "–" : `${Math.round((1000 * part) / all) / 10}%`);

/** Returns the rows of sessions in the table of docs/grading.md, and the reliability of confidences as lines below it. */
export async function measure() {
  const grade = await createGrader();
  const rows = [];
  for (const half of ["open", "hidden"]) {
    const answers = readGolden(half);
    const graded = [];
    for (const answer of answers) graded.push({ ...answer, topic: topicOf(answer), result: await grade(answer) });
    rows.push(...sessionRows(half, graded), reliabilityRow(half, graded));
  }
  return rows;
}

const topicOf = ({ question }) => findInterviewQuestion(question).topic;

/** Returns ten answers of a person whose ability is a score from 0 to 10. */
function sessionOf(graded, ability, random) {
  return INTERVIEW_DRAW.flatMap(({ topic, count }) =>
    Array.from({ length: count }, () => {
      const own = graded.filter((answer) => answer.topic === topic);
      const near = own.filter(({ score }) => Math.abs(score - ability) <= FORM);
      return pickOne(random, near.length > 0 ? near : own);
    }),
  );
}

function sessionRows(half, graded) {
  const random = mulberry32(SEED);
  const count = { decided: 0, wrong: 0, Review: 0, clear: 0, doubted: 0 };
  for (let index = 0; index < SESSIONS; index += 1) {
    const answers = sessionOf(graded, random() * 10, random);
    const known = answers.reduce((sum, { score }) => sum + score, 0);
    const { decision } = sessionVerdict(answers.map(({ result }) => result));
    const isClear = known < REVIEW_FROM || known >= PASS_FROM;
    if (isClear) count.clear += 1;
    if (isClear && decision === "Review") count.doubted += 1;
    if (decision === "Review") count.Review += 1;
    else count.decided += 1;
    if ((decision === "Pass" && known < PASS_FROM) || (decision === "Rejected" && known >= REVIEW_FROM))
      count.wrong += 1;
  }
  return [
    {
      what: `${SESSIONS} interviews from answers of known grade, ${half} half: wrong Pass or Rejected`,
      measured: `${count.wrong} of ${count.decided} (${percent(count.wrong, count.decided)})`,
      goal: "< 3%",
      holds: count.wrong < 0.03 * count.decided,
    },
    {
      what: `the same: Review although the known score is under ${REVIEW_FROM} or from ${PASS_FROM} on (Review in all)`,
      measured: `${percent(count.doubted, count.clear)} (${percent(count.Review, SESSIONS)})`,
      goal: "< 30%",
      holds: count.doubted < 0.3 * count.clear,
    },
  ];
}

/** Returns how often a score is right, for each band of confidence. */
function reliabilityRow(half, graded) {
  const bands = BANDS.slice(0, -1).flatMap((from, index) => {
    const own = graded.filter(({ result }) => result.confidence >= from && result.confidence < BANDS[index + 1]);
    if (own.length === 0) return [];
    const right = own.filter(({ score, result }) => Math.abs(score - result.score) <= RIGHT_WITHIN).length;
    const mean = own.reduce((sum, { result }) => sum + result.confidence, 0) / own.length;
    return [{ mean, right: right / own.length, count: own.length }];
  });
  const off = bands.reduce((sum, { mean, right, count }) => sum + Math.abs(mean - right) * count, 0) / graded.length;
  const shown = bands.map(({ mean, right, count }) => `${mean.toFixed(2)} → ${right.toFixed(2)} (${count})`);
  return {
    what: `confidence → share of scores within ${RIGHT_WITHIN}, ${half} half; mean distance ${off.toFixed(2)}`,
    measured: shown.join(", "),
    goal: "≤ 0.10",
    holds: off <= 0.1,
  };
}
