// Measures whether a Pass is possible without knowledge: interviews in which everything that was ever shown is
// pasted, and interviews of tricks.
import { hashOf, mulberry32, pickOne } from "../../packages/content/src/datasets/random.ts";
import { pickInterview, pickPractice } from "../../packages/content/src/interview/draw/pick.ts";
import { findInterviewQuestion } from "../../packages/content/src/interview/load.ts";
import { rightAnswer } from "../../packages/content/src/interview/right-answer.ts";
import * as hidden from "../../packages/evaluation/golden/attacks-hidden.mjs";
import { allPerturbations } from "../../packages/evaluation/src/testing/perturbations/all-perturbations.ts";
import { kindOf } from "../../packages/evaluation/src/testing/perturbations/perturbation.ts";
import { sessionVerdict } from "../../packages/evaluation/src/verdict.ts";
import { createEvaluatorWithEngines } from "./evaluator.mjs";

const SESSIONS = 1000;
const PEOPLE = 100;
/** A person's practice between two interviews for applications. */
const PRACTICES = ["sql", "excel", "power-bi", "vba", "mixed", "mixed"];

export async function measure() {
  const evaluator = await createEvaluatorWithEngines();
  const rows = [];
  for (const isAdapted of [false, true]) rows.push(await pastedRow(evaluator, isAdapted));
  rows.push(await tricksRow(evaluator, "open", allPerturbations), await tricksRow(evaluator, "hidden", hidden.twins));
  return rows;
}

async function verdictOn(evaluator, questions, answerTo) {
  const results = [];
  for (const [index, question] of questions.entries())
    results.push(await evaluator.evaluate(question, answerTo(question, index)));
  return sessionVerdict(results);
}

/** Records everything that a person was shown, newest first. */
function remember(history, known, session, isPractice, questions) {
  for (const question of questions) known.set(question.id, question);
  const shown = questions.map(({ id, seed = 0 }) => ({ family: id, seed, isPractice, session }));
  return [...shown, ...history];
}

/**
 * Returns what was shown to this person: for its family, otherwise the last for its topic. Adapted: with the new
 * values, for prose.
 */
function pasted(known, question, isAdapted) {
  const own = known.get(question.id);
  if (own && isAdapted && !question.rubric.exec) return question.modelAnswer;
  return (own ?? [...known.values()].findLast(({ topic }) => topic === question.topic))?.modelAnswer ?? "";
}

async function pastedRow(evaluator, isAdapted) {
  const count = { Pass: 0, Review: 0, Rejected: 0 };
  let most = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    const id = `person ${person}`;
    const cache = new Map();
    let history = [];
    for (let session = 0; session < SESSIONS / PEOPLE; session += 1) {
      const seed = hashOf(`${id}/${session}`);
      for (const [index, topic] of PRACTICES.entries()) {
        const practice = pickPractice(topic, { seed: seed + index, person: id, history });
        history = remember(history, cache, `${session} ${index}`, true, practice);
      }
      const questions = pickInterview({ seed, person: id, history });
      const { decision, score } = await verdictOn(evaluator, questions, (question) =>
        pasted(cache, question, isAdapted),
      );
      count[decision] += 1;
      most = Math.max(most, score);
      history = remember(history, cache, `${session}`, false, questions);
    }
  }
  const how = isAdapted ? "adapted to the new values in prose" : "as it was shown";
  return row(`${SESSIONS} interviews that paste everything ever shown, ${how}`, count, most);
}

async function tricksRow(evaluator, half, perturbations) {
  const count = { Pass: 0, Review: 0, Rejected: 0 };
  let most = 0;
  for (let session = 0; session < SESSIONS; session += 1) {
    const random = mulberry32(session);
    const questions = pickInterview({ seed: session, person: `person ${session}`, history: [] });
    const other = rightAnswer(findInterviewQuestion("case-sales-drop"));
    const { decision, score } = await verdictOn(evaluator, questions, (question) => {
      const perturbation = pickOne(
        random,
        perturbations.filter(({ kinds }) => kinds.includes(kindOf(question))),
      );
      return perturbation.make(rightAnswer(question), random, other, question.prompt);
    });
    count[decision] += 1;
    most = Math.max(most, score);
  }
  return row(`${SESSIONS} interviews of tricks, ${half} templates (${perturbations.length})`, count, most);
}

const row = (what, { Pass, Review, Rejected }, most) => ({
  what,
  measured: `${Pass} Pass, ${Review} Review, ${Rejected} Rejected; highest score ${most}`,
  goal: "0 Pass",
  holds: Pass === 0,
});
